# What the same thing is called in each family of rule sets: the documents differ.
charge = { $preset ->
    [classic] bomb
    [school] bomb
   *[other] grenade
}
    .accusative = { charge }
    .named = { $preset ->
        [classic] Bomb
        [school] Bomb
       *[other] Grenade
    }
charges = { $preset ->
    [classic] bombs
    [school] bombs
   *[other] grenades
}
    .genitive = { charges }
    .locative = { charges }
mouth = { $preset ->
    [classic] mouth
    [school] mouth
    [quest] river end
   *[other] delta
}
    .plural = { mouth }s
pit = { $preset ->
    [quest] wormhole
   *[other] pit
}
    .accusative = { pit }
    .genitive = { pit }
    .locative = { pit }
    .plural = { pit }s
    .many = { pit.plural }
hospital = hospital
    .accusative = { hospital }
    .genitive = { hospital }
    .dative = { hospital }
    .locative = { hospital }
    .plural = { hospital }s
    .many = { hospital.plural }
    .around = { hospital.plural }
# What is to be carried out, and through what.
prize = { $goal ->
    [key] key
   *[treasure] treasure
}
    .genitive = { prize }
    .instrumental = { prize }
    .plural = { prize }s
    .many = { prize.plural }
true-prize = { $goal ->
    [key] the key
   *[treasure] the true treasure
}
