"""What environments for learners have in common: fixed actions, and what a seat knows as numbers.

Nothing here knows a table or a state: all of it is made of rules, of offers and of what was heard.
"""
