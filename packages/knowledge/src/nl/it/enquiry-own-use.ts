/** The Italian words of the rows in ../enquiry-own-use.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_USE_IT: Words = {
  'nl.ask.own-use': {
    says: 'Resti, e scriva che non è d’accordo. Il locatore deve provare al giudice un bisogno proprio urgente, e che Lei può trovare un’altra casa adatta. Il preavviso è da tre a sei mesi. Se deve andare via, chieda le spese di trasloco.',
  },
}
