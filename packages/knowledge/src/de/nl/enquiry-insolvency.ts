/** Questions about private insolvency: how long it takes and what a person keeps: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_NL: Words = {
  'de.ask-debt.insolvency': {
    says: 'Het bevrijdt u na drie jaar van de meeste schulden. Eerst moet een adviseur of advocaat een regeling proberen. U houdt uw huurwoning als u de huur blijft betalen. Een auto blijft alleen als u die voor werk of gezondheid nodig hebt. Ook het beschermde deel van uw loon blijft. Boetes en schulden uit een opzettelijk misdrijf vervallen niet.',
  },
}
