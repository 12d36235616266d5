/** Questions about a car that was towed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWING_ES: Words = {
  'ca.ask.towed': {
    says: 'Averigüe quién lo pidió. Recoja el coche pronto, pues el depósito sube cada día; puede pagar y reclamar después. En Ontario nadie puede cobrarle una grúa sin su permiso, salvo que la ordenara la policía o una autoridad. La factura debe dar cada partida y seguir los precios publicados. Saca sus cosas gratis. Si fue un error, quéjese al ministerio y pida el dinero en small claims.',
  },
}
