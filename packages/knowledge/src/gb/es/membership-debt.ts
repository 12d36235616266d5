/** Money wanted for the rest of a membership or subscription: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const MEMBERSHIP_DEBT_ES: Words = {
  'gb.member.right-fair-term': {
    says: 'Una cláusula que le ata demasiado tiempo, o le hace pagar todos los meses que quedan, puede ser abusiva. Entonces no le obliga. Cuentan la enfermedad, una mudanza o perder el trabajo.',
  },
  'gb.member.right-cancel': {
    says: 'Si se apuntó por internet o teléfono, tenía 14 días para anular. Si no se lo dijeron, tiene hasta un año más.',
  },
}
