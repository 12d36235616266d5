/** Questions about a contract that was cancelled by e-mail: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCEL_BY_EMAIL_NL: Words = {
  'de.ask-buy.cancel-by-email': {
    says: 'Ja, een e-mail is genoeg. Bij contracten sinds oktober 2016 mogen de voorwaarden geen getekende brief eisen. Na de eerste termijn kunt u altijd weg met een maand (contracten sinds maart 2022). Schrijf wanneer uw mail is verstuurd en dat u daarna niets schuldig bent. Haal latere afschrijvingen binnen acht weken terug bij de bank. Betwist de incasso één keer schriftelijk.',
  },
}
