/** Questions about a refused visa: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_DE: Words = {
  'ie.ask.visa-refused': {
    says: 'Legen Sie schriftlich innerhalb von zwei Monaten nach dem Datum der Ablehnung Einspruch ein. Es ist kostenlos. Antworten Sie auf jeden Grund und legen Sie neue Papiere bei: Belege für die Beziehung, Geld und Wohnung. Lesen Sie den Brief: Er sagt, wohin der Einspruch geht und ob er möglich ist.',
  },
}
