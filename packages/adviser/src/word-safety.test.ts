import { expect, test } from 'vitest'

import { wordSafety } from './word-safety.ts'

const NO_DUTY = { verdict: 'no', says: 'You do not have to let them in.' } as const
const NO_POWER = { verdict: 'no', says: 'They may not walk in when they like.' } as const
const SIX_MONTHS = { verdict: 'yes', says: 'You can have six months.' } as const
const PROTECT = { verdict: 'yes', says: 'Your landlord had 30 days to protect it.' } as const

test.each([
  ['do i have to let them in', NO_DUTY, 'fits'],
  ['can they come in?', NO_POWER, 'fits'],
  ['they can come in, right?', NO_POWER, 'fits'],
  ['can i refuse to let them in', NO_DUTY, 'misleads'],
  ['can i stay inside', NO_DUTY, 'misleads'],
  ["they can't come in, can they?", NO_POWER, 'misleads'],
  ['is it illegal for them to come in', NO_POWER, 'misleads'],
  ['does he need permission to come in', NO_POWER, 'misleads'],
  ['do bailiffs need a warrant to come in', NO_DUTY, 'misleads'],
  ['can my landlord keep the deposit', PROTECT, 'misleads'],
  ['do i get 60 days?', SIX_MONTHS, 'idle'],
  ['i get six months, right?', SIX_MONTHS, 'idle'],
  ['do i get six months?', SIX_MONTHS, 'fits'],
  ['what can i do', NO_POWER, 'idle'],
] as const)('%s: the word of "%o" %s', (question, said, expected) => {
  expect(wordSafety(question, said, 'en')).toBe(expected)
})

test.each([
  ['de', 'Kann er meinen Fernseher mitnehmen?', 'fits'],
  ['de', 'Darf er das nicht?', 'misleads'],
  ['fr', 'Il ne peut pas entrer ?', 'misleads'],
  ['de', 'Ist das ungültig?', 'misleads'],
  ['es', '¿Es ilegal que entre?', 'misleads'],
  ['ja', 'それは違法ですか？', 'misleads'],
  ['ja', '逮捕されますか？', 'fits'],
  ['pl', 'Czy mogą wejść?', 'idle'],
])('%s: %s', (language, question, expected) => {
  expect(wordSafety(question, NO_POWER, language)).toBe(expected)
})
