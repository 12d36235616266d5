/** Questions of a person at whose home bailiffs look for someone else: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_ES: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: 'Usted no debe la deuda de otra persona: no la pague. Los agentes solo pueden entrar donde esa persona suele vivir o trabajar, y llevarse solo sus cosas. Mantenga la puerta cerrada. Escriba a la empresa y al acreedor cuándo se fue, con pruebas: council tax y recibos. Quéjese si siguen viniendo. Si se llevan algo, reclámelo por escrito enseguida.',
  },
  'gb.ask-bailiff.claim-my-goods': {
    says: 'Reclame sus cosas por escrito ya, en los siete días tras la retirada. Escriba al agente: su nombre y dirección, una lista y por qué son suyas, con recibos o extractos. Solo se puede tomar lo que es del deudor, solo o con otro. Si lo discuten, decide un juez; puede costar, así que pregunte antes a National Debtline: 0808 808 4000.',
  },
}
