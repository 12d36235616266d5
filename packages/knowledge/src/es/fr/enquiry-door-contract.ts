/** Questions about contracts made at the door or by phone: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_FR: Words = {
  'es.ask.door-contract': {
    says: 'Écrivez maintenant que vous annulez, avec preuve de réception. Après une visite non demandée vous avez 30 jours calendaires, sinon 14 par téléphone ou à la porte, sans motif ni frais. Si on ne vous l’a pas dit, vous avez un an de plus. Contestez ce que vous n’avez pas signé et allez à l’OMIC.',
  },
}
