/** Questions about a small quick loan that has grown: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUICK_LOAN_ES: Words = {
  'es.ask.quick-loan': {
    says: 'No se va a la cárcel por esto. Si el coste supera mucho lo normal, un juez puede declararlo usura. Entonces solo devuelve lo que recibió. Escriba a la financiera: discuta la suma, pida el contrato y el desglose, ofrezca lo que de verdad recibió. Una deuda reclamada ante un juez o una administración no puede estar en ASNEF. Denuncie a la AEPD las llamadas a familia o trabajo. Conteste un monitorio en 20 días hábiles.',
  },
}
