/** Questions about how to divorce: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_NL: Words = {
  'ie.ask.divorce-how': {
    says: 'Toestemming of handtekening is niet nodig. U kunt scheiden als u twee van de laatste drie jaar apart leefde, zelfs in één huis. De rechter mag geen hoop op verzoening zien, en voor u beiden en de kinderen moet gezorgd zijn. Aanvragen bij de Circuit Court, ook zonder advocaat. Legal Aid Board en gratis mediation helpen met geld en huis.',
  },
}
