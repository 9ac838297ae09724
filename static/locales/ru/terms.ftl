# Как одно и то же называется в разных семьях правил: в документах слова разные.
charge = { $preset ->
    [classic] бомба
    [school] бомба
   *[other] граната
}
    .accusative = { $preset ->
        [classic] бомбу
        [school] бомбу
       *[other] гранату
    }
    .named = { $preset ->
        [classic] Бомба
        [school] Бомба
       *[other] Граната
    }
charges = { $preset ->
    [classic] бомбы
    [school] бомбы
   *[other] гранаты
}
    .genitive = { $preset ->
        [classic] бомб
        [school] бомб
       *[other] гранат
    }
    .locative = { $preset ->
        [classic] бомбах
        [school] бомбах
       *[other] гранатах
    }
mouth = { $preset ->
    [quest] конец реки
   *[other] устье
}
    .plural = { $preset ->
        [quest] концы рек
       *[other] устья
    }
pit = { $preset ->
    [quest] нора
   *[other] яма
}
    .accusative = { $preset ->
        [quest] нору
       *[other] яму
    }
    .genitive = { $preset ->
        [quest] норы
       *[other] ямы
    }
    .locative = { $preset ->
        [quest] норе
       *[other] яме
    }
    .plural = { $preset ->
        [quest] норы
       *[other] ямы
    }
    .many = { $preset ->
        [quest] нор
       *[other] ям
    }
hospital = { $preset ->
    [school] больница
    [quest] больница
   *[other] медпункт
}
    .accusative = { $preset ->
        [school] больницу
        [quest] больницу
       *[other] медпункт
    }
    .genitive = { $preset ->
        [school] больницы
        [quest] больницы
       *[other] медпункта
    }
    .dative = { $preset ->
        [school] больнице
        [quest] больнице
       *[other] медпункту
    }
    .locative = { $preset ->
        [school] больнице
        [quest] больнице
       *[other] медпункте
    }
    .plural = { $preset ->
        [school] больницы
        [quest] больницы
       *[other] медпункты
    }
    .many = { $preset ->
        [school] больниц
        [quest] больниц
       *[other] медпунктов
    }
    .around = { $preset ->
        [school] больницах
        [quest] больницах
       *[other] медпунктах
    }
# Что нужно вынести.
prize = { $goal ->
    [key] ключ
   *[treasure] клад
}
    .genitive = { $goal ->
        [key] ключа
       *[treasure] клада
    }
    .instrumental = { $goal ->
        [key] ключом
       *[treasure] кладом
    }
    .plural = { $goal ->
        [key] ключи
       *[treasure] клады
    }
    .many = { $goal ->
        [key] ключей
       *[treasure] кладов
    }
true-prize = { $goal ->
    [key] ключ
   *[treasure] настоящий клад
}
