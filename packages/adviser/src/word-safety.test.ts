import type { RuleOf } from '@plainletter/contracts/rule'
import { expect, test } from 'vitest'

import { wordSafety } from './word-safety.ts'

type Said = Pick<RuleOf<'answer'>, 'verdict' | 'says' | 'asks'>

const NO_DUTY: Said = {
  verdict: 'no',
  says: 'You do not have to let them in.',
  asks: [['let them in', 'at my door']],
}
const NO_POWER: Said = {
  verdict: 'no',
  says: 'They may not walk in when they like.',
  asks: [['come in']],
}
const SIX_MONTHS: Said = { verdict: 'yes', says: 'You can have six months.', asks: [['months']] }
const PROTECT: Said = {
  verdict: 'yes',
  says: 'Your landlord had 30 days to protect it.',
  asks: [['deposit']],
}

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
  ['can they come in if i leave the back door on the latch?', NO_POWER, 'misleads'],
  ['can they come in if they like to walk in?', NO_POWER, 'fits'],
  ['they say six months are over. is that right?', SIX_MONTHS, 'misleads'],
  ['the shop says three months. is that so?', SIX_MONTHS, 'misleads'],
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
  ['nl', 'als je ziek bent mag hij niet binnenkomen, toch?', 'misleads'],
  ['it', 'se non apro la porta non possono entrare vero?', 'misleads'],
  ['ja', '逮捕されますか？', 'fits'],
  ['pl', 'Czy mogą wejść?', 'idle'],
])('%s: %s', (language, question, expected) => {
  expect(wordSafety(question, NO_POWER, language)).toBe(expected)
})

test.each([
  ['de', 'Der Laden sagt, es sind drei Monate. Ist das so?'],
  ['fr', 'Le vendeur dit trois mois, c’est bien ça ?'],
  ['es', 'la tienda dice que son tres meses. es asi?'],
  ['it', 'il negozio dice tre mesi, è così?'],
  ['nl', 'de winkel zegt drie maanden, is dat zo?'],
  ['ja', '店は三か月だと言います。本当でしょうか。'],
])('%s: a yes is not said to what others say: %s', (language, question) => {
  expect(wordSafety(question, SIX_MONTHS, language)).toBe('misleads')
})

test.each([
  { language: 'es', question: '¿tengo tres meses?', says: 'Tienes seis meses.', word: 'idle' },
  { language: 'es', question: '¿tengo seis meses?', says: 'Tienes seis meses.', word: 'fits' },
  { language: 'de', question: 'Habe ich drei Monate?', says: 'Sechs Monate.', word: 'idle' },
  { language: 'fr', question: 'ai-je trois mois ?', says: 'Vous avez six mois.', word: 'idle' },
])(
  'a number in words is not taken for another: $question',
  ({ language, question, says, word }) => {
    expect(wordSafety(question, { ...SIX_MONTHS, says }, language)).toBe(word)
  },
)

test('a yes that a row of advice begins with is not said to what others say', () => {
  const says = 'Sì. Con la ricevuta può lavorare.'
  const row = { ...SIX_MONTHS, verdict: 'do_this', says } as const
  expect(wordSafety('il datore dice che non posso lavorare. è vero?', row, 'it')).toBe('misleads')
  expect(wordSafety('posso lavorare con la ricevuta?', row, 'it')).toBe('fits')
})

const TOO_OLD: Said = {
  verdict: 'yes',
  says: 'They have two years to sue for most debts. A payment starts it again.',
  asks: [['years ago', 'collection agency']],
}
const ORDERS: Said = {
  verdict: 'yes',
  says: 'With military orders you can end a lease: give written notice.',
  asks: [['lease'], ['orders']],
}
const MUST_PAY: Said = { verdict: 'yes', says: 'You owe the rent until then.', asks: [['rent']] }
const NO_JAIL: Said = {
  verdict: 'no',
  says: 'You cannot be arrested for a loan.',
  asks: [['loan']],
}
const DO_PAY: Said = { verdict: 'no', says: 'Do not pay it yet.', asks: [['fine']] }

test.each([
  ['should he just pay the fifty to make it go away?', TOO_OLD, 'misleads'],
  ['should i just borrow the money', NO_JAIL, 'misleads'],
  ['should we sign it?', TOO_OLD, 'misleads'],
  ['am i still obligated to pay the penalty?', ORDERS, 'misleads'],
  ['do we have to pay the fee for leaving?', ORDERS, 'misleads'],
  ['am i on the hook for the lease?', ORDERS, 'misleads'],
  ['do i have to pay the rent?', MUST_PAY, 'fits'],
  ['should i pay it?', DO_PAY, 'fits'],
  ['can i end the lease?', ORDERS, 'fits'],
] as const)(
  '%s: a word is said only to the step that the answer speaks of',
  (question, said, expected) => {
    expect(wordSafety(question, said, 'en')).toBe(expected)
  },
)
