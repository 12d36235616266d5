/** Questions about a firm that goes on debiting after the contract was ended: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBITS_GO_ON_FR: Words = {
  'nl.ask.debits-go-on': {
    says: 'Faites revenir les prélèvements : en huit semaines, vous pouvez le faire sans motif dans l’appli de la banque. Bloquez-y la firme. Les plus anciens, non autorisés, se réclament 13 mois. Écrivez à la firme : le jour de la résiliation, la preuve, et que le contrat a fini au plus un mois après. Ne payez que le dû jusque-là. Contestez le recouvrement et saisissez la Geschillencommissie.',
  },
}
