/** Questions of people who lent money and do not get it back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_LENT_ES: Words = {
  'gb.ask-debt.money-lent': {
    says: 'Un préstamo entre amigos o familia obliga, aunque no haya papel. Guarde lo que lo muestra: movimientos del banco, mensajes, testigos. Escriba con la suma y un último día, por ejemplo 14 días. Después puede demandar en línea en el County Court, hasta £10,000 como small claim. Casi siempre tiene seis años. Piense antes si esa persona puede pagar, pues hay una tasa.',
  },
}
