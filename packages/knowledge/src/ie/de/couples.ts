/** Couples that are not married: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUPLES_DE: Words = {
  'ie.couple.right-share': {
    says: 'Nach fünf Jahren zusammen, oder zwei mit Kind, können Sie bei Gericht einen Anteil oder Unterhalt verlangen. Nach einem Tod innerhalb von sechs Monaten ab dem Nachlasszeugnis.',
  },
  'ie.couple.answer': {
    says: 'Ohne Testament erbt ein unverheirateter Partner nichts von selbst. Nach fünf Jahren zusammen, oder zwei mit Kind, können Sie bei Gericht einen Anteil verlangen. Klagen Sie innerhalb von sechs Monaten ab dem Nachlasszeugnis.',
  },
}
