/** Questions about benefits and living together: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_NL: Words = {
  'nl.ask.living-together': {
    says: 'Maak binnen zes weken na het besluit bezwaar. De gemeente moet twee dingen bewijzen: dat u meestal in één woning woont, en dat u voor elkaar zorgt of kosten deelt. Laat uw eigen huurcontract, rekeningen en verklaringen zien. Kunt u niet rondkomen, vraag de rechter dan om snelle hulp (voorlopige voorziening).',
  },
}
