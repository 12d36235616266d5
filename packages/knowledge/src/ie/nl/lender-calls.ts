/** Visits and calls of a lender: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDER_CALLS_NL: Words = {
  'ie.lender-calls.right': {
    says: 'Bij een lening mogen ze u zonder uw toestemming niet op het werk bellen of bezoeken. Ook niet tussen 9 uur ’s avonds en 9 uur ’s morgens of op zondag.',
  },
  'ie.lender-calls.answer': {
    says: 'Bij een lening mogen ze u zonder toestemming niet op het werk bellen, en ook uw baas of familie niet. Ook niet tussen 9 uur ’s avonds en 9 uur ’s morgens of op zondag. Schrijf: alleen brieven. Gaan ze door, klaag dan bij het bedrijf en daarna bij de FSPO.',
  },
}
