/** Redundancy pay: the sum, and who pays when the employer has no money. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_PAY_ES: Words = {
  'gb.work.right-insolvent': {
    says: 'Si su empleador no tiene dinero, el Estado paga la indemnización, hasta ocho semanas de sueldo, vacaciones y preaviso, hasta un límite. Pida su número de caso al administrador.',
  },
  'gb.work.right-redundancy-sum': {
    says: 'Compruebe la suma: media, una o una y media semanas de sueldo por año completo, según su edad. Cuenta 20 años como mucho, y la semana tiene un límite.',
  },
}
