/** Questions about a bite by somebody else’s dog: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_IT: Words = {
  'ie.ask.dog-bite': {
    says: 'Vada oggi dal medico e faccia foto. Lo segnali al dog warden del comune e ai gardaí. Per legge il padrone paga i danni di un attacco; non serve provare un morso di prima. Gli scriva entro un mese. Poi l’Injuries Resolution Board entro due anni; per un bambino dai 18. Tenga ricevute e testimoni.',
  },
}
