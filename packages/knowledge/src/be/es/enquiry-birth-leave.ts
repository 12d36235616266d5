/** The words of the rows in ../enquiry-birth-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BIRTH_LEAVE_ES: Words = {
  'be.ask.birth-leave': {
    says: 'Tiene 20 días, seguidos o sueltos, en los cuatro meses tras el nacimiento. El empleador paga enteros los tres primeros. La mutua paga el 82 % de un salario con tope por los demás. Avise antes. No puede negarse.',
  },
}
