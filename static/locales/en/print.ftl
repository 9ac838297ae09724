# What is printed: sheets for players, the plan, the rules.

print = Print …
print-sheets = Squared sheets, one for each person and one without a name
print-plan = The game master's plan
print-rules = The options in force
print-all-rules = All the rules in words
print-hint = Sheets show the size and the outline of this labyrinth, and what the signs mean. Which paper, and how many copies, your browser asks.
print-hint-rules = Which paper, and how many copies, your browser asks. Sheets for players can be printed at the table.
print-go = Print
print-name = Name:
print-signs = Signs
print-title = { $name }, { $rows } × { $cols }{ $floors ->
    [1] {""}
   *[other] , { $floors } floors
}
print-sheet-picture = Squared paper with the outline of the labyrinth
print-plan-words = The plan in words
print-rules-of = Rules: { $name }
