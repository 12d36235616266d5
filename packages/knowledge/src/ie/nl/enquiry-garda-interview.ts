/** Questions about an interview with the gardaí: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARDA_INTERVIEW_NL: Words = {
  'ie.ask.garda-interview': {
    says: 'U hoeft alleen te gaan als u wordt aangehouden, en zonder aanhouding mag u altijd weg. Bel eerst een advocaat (solicitor) en zeg vooraf niets over de zaak. U hoeft niet te antwoorden, maar wat u zegt kan worden gebruikt. Bij aanhouding hebt u recht op een advocaat, gratis als u weinig geld hebt.',
  },
}
