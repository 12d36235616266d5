/** Questions of a person at whose home bailiffs look for someone else: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_ES: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: 'Usted no debe la deuda de otra persona: no la pague. Los agentes solo pueden entrar donde esa persona suele vivir o trabajar, y llevarse solo sus cosas. Mantenga la puerta cerrada. Escriba a la empresa y al acreedor cuándo se fue, con pruebas: council tax y recibos. Quéjese si siguen viniendo. Si se llevan algo, reclámelo por escrito enseguida.',
  },
}
