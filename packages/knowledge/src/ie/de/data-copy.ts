/** A request for a copy of one's own data: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_COPY_DE: Words = {
  'ie.data-copy.right': {
    says: 'Sie bekommen kostenlos eine Kopie Ihrer Daten innerhalb eines Monats. In schwierigen Fällen sind es zwei Monate mehr. Man darf prüfen, wer Sie sind, aber nicht zu viel verlangen.',
  },
  'ie.data-copy.wants': { says: 'Man antwortet auf Ihre Bitte um eine Kopie Ihrer Daten.' },
  'ie.data-copy.step': {
    says: 'Schreiben Sie zurück: Auf welche Regel stützt man sich? Verlangen Sie alles, was nicht andere betrifft. Beschweren Sie sich dann kostenlos bei der Data Protection Commission.',
  },
}
