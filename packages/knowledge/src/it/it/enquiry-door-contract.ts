/** The Italian words of the rows in ../enquiry-door-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_CONTRACT_IT: Words = {
  'it.ask.door-contract': {
    says: 'Scriva subito con raccomandata o PEC che recede. Dopo una visita non richiesta ha 30 giorni, altrimenti 14 al telefono o alla porta, senza motivo né costi. Se non Glielo hanno detto ha 12 mesi in più. Un contratto al telefono vincola solo se confermato. In caso di inganno si rivolga allo Sportello ARERA o all’AGCM.',
  },
}
