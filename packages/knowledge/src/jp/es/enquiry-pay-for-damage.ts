/** The Spanish words of the rows in ../enquiry-pay-for-damage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FOR_DAMAGE_ES: Words = {
  'jp.ask.pay-for-damage': {
    says: 'No toda la suma. Por un fallo en el trabajo los tribunales solo dan una parte justa, a menudo un cuarto o menos, y nada por fallos leves. La empresa no puede quitarla sola del sueldo. No firme nada y pregunte a la inspección o a un abogado.',
  },
}
