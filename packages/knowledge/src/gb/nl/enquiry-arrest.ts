/** Questions of people whom the police took in: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_NL: Words = {
  'gb.ask-police.arrested': {
    says: 'Vraag om de gratis advocaat (duty solicitor) en zeg niets over de zaak voordat u die hebt gesproken. U kunt iemand laten weten waar u bent. De politie mag u zonder aanklacht meestal 24 uur vasthouden, bij zware misdrijven langer. Bewaar daarna elk papier en elke datum waarop u terug moet komen. Niet terugkomen is zelf een misdrijf.',
  },
}
