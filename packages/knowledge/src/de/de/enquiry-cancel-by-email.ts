/** Questions about a contract that was cancelled by e-mail: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCEL_BY_EMAIL_DE: Words = {
  'de.ask-buy.cancel-by-email': {
    says: 'Ja, eine E-Mail genügt. Bei Verträgen seit Oktober 2016 dürfen die AGB keinen unterschriebenen Brief verlangen. Nach der ersten Laufzeit kommen Sie jederzeit mit einem Monat Frist heraus (Verträge seit März 2022). Schreiben Sie, wann Ihre Mail ging und dass Sie danach nichts mehr schulden. Spätere Abbuchungen holen Sie binnen acht Wochen bei der Bank zurück. Dem Inkasso widersprechen Sie einmal schriftlich.',
  },
}
