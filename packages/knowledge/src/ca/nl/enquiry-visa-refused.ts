/** Questions about a visa that was refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_NL: Words = {
  'ca.ask.visa-refused': {
    says: 'Ga binnen 15 dagen naar het Federal Court als u in Canada bent, of binnen 60 dagen in het buitenland. U kunt ook opnieuw aanvragen met beter bewijs. Vraag de notities van de ambtenaar op.',
  },
}
