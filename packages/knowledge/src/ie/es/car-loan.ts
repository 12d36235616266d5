/** The Spanish words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_ES: Words = {
  'ie.car.right-third': {
    says: 'Pagado un tercio, un coche en alquiler con compra solo puede llevarse con orden judicial. Antes hay un aviso escrito, y tiene 21 días para arreglarlo.',
  },
}
