/** The Spanish words of the rows in ../towed-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWED_CARS_ES: Words = {
  'us.towed.want': {
    says: 'Su auto fue remolcado. Quieren el pago del remolque y del depósito, y pueden vender el auto si usted no hace nada.',
  },
  'us.towed.step': {
    says: 'Actúe hoy: los cargos crecen cada día. Pida la lista de cargos, saque sus cosas y envíe el formulario que se opone a la venta.',
  },
}
