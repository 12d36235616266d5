/** The French words of the rows in ../enquiry-card-interest.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_INTEREST_FR: Words = {
  'it.ask.card-interest': {
    says: 'Si le taux dépassait la limite d’usure le jour de la signature, vous ne devez aucun intérêt. Si le TAEG manque ou est faux, le taux tombe à un taux bas. Demandez contrat et comptes, réclamez par écrit, puis allez à l’ABF pour 20 €.',
    dependsOn: 'le taux et le jour de la signature',
  },
}
