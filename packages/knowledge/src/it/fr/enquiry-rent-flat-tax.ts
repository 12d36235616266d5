/** Questions about a rise of the rent under the flat tax: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FLAT_TAX_FR: Words = {
  'it.ask.rent-flat-tax': {
    says: 'Non. Avec la taxe forfaitaire (cedolare secca), le propriétaire renonce à toute hausse, même ISTAT. Et au-dessus du loyer enregistré, elle est nulle de toute façon. Écrivez en recommandé ou PEC que vous continuez au loyer actuel, et payez par virement. Il ne peut pas vous mettre dehors pour cela avant la fin du bail. Le trop-payé peut être réclamé jusqu’à six mois après la remise du logement.',
  },
}
