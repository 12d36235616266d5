/** The French words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_FR: Words = {
  'jp.ask.flight': {
    says: 'Le Japon ne fixe aucune somme. Si la compagnie annule, ses conditions donnent l’argent ou un autre vol. Pour un vol international, vous pouvez réclamer le dommage prouvé, sauf si elle a fait tout son possible. Un vol au départ d’Europe donne 250 à 600 €. Gardez les reçus et demandez une attestation du retard.',
  },
}
