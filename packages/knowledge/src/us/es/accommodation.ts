/** The Spanish words of the rows in ../accommodation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOMMODATION_ES: Words = {
  'us.accommodation.want': {
    says: 'Su empleador rechaza un cambio en el trabajo que pidió por su salud.',
  },
  'us.accommodation.right': {
    says: 'Una empresa con 15 trabajadores debe hablar con usted y hallar un cambio que sirva, salvo que sea demasiado difícil o caro. No puede castigarle por pedirlo.',
  },
  'us.accommodation.step': {
    says: 'Pida el motivo por escrito y ofrezca otro cambio, con una nota de su médico. Avise a la EEOC en 180 días, o 300 en la mayoría de los estados.',
  },
}
