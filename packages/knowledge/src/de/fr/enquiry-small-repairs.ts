/** Questions about small repairs that the tenant should pay: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_REPAIRS_FR: Words = {
  'de.ask-home.small-repairs': {
    says: 'Non, si la facture dépasse la somme du bail. Le bailleur paie alors tout, et vous ne devez aucune part. La clause vaut seulement pour ce que vous utilisez souvent, comme robinets, interrupteurs, poignées, pas pour tuyaux, chaudière ou câbles. Elle doit fixer un plafond par réparation, environ 100 à 120 €, et par an. Sans plafond, elle est nulle. Écrivez-le et ne payez pas. Ce que vous avez cassé est autre chose.',
  },
}
