/** Questions about benefits and living together: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_IT: Words = {
  'nl.ask.living-together': {
    says: 'Si opponga entro sei settimane. Il comune deve provare due cose: che vivete per lo più nella stessa casa, e che vi curate a vicenda o dividete le spese. Mostri contratto, bollette e dichiarazioni. Se non basta per vivere, chieda al giudice un aiuto rapido (voorlopige voorziening).',
  },
}
