/** Questions about contracts made at the door or by phone: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_IT: Words = {
  'es.ask.door-contract': {
    says: 'Scriva subito che recede, con prova di consegna. Dopo una visita non richiesta ha 30 giorni di calendario, altrimenti 14 al telefono o alla porta, senza motivo né costi. Se non Glielo hanno detto, ha un anno in più. Contesti ciò che non ha firmato e vada all’OMIC.',
  },
}
