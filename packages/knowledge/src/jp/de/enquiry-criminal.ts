/** Questions about being heard by the police: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_DE: Words = {
  'jp.ask.police': {
    says: 'Sie müssen nicht gegen Ihren Willen reden. Ohne Festnahme dürfen Sie ablehnen oder gehen. Sie können jederzeit einen Anwalt rufen. Nach einer Festnahme ist der erste Besuch des Notdienstes (当番弁護士) gratis. Unterschreiben Sie nichts Falsches.',
  },
}
