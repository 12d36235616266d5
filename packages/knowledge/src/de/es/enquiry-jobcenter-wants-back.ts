/** Questions about money that the Jobcenter wants back: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_WANTS_BACK_ES: Words = {
  'de.ask-debt.jobcenter-wants-back': {
    says: 'Opóngase por escrito en el mes desde que lo recibió; basta una frase. Hasta que se decida no tiene que pagar y no pueden descontarle nada. Envíe prueba de lo que comunicó, como la captura. Haga revisar la suma: una parte del sueldo siempre es suya. Si el error fue de ellos y no podía saberlo, puede quedarse el dinero; pero el sueldo que llegó después casi siempre se reclama. Puede pedir plazos pequeños o que se lo perdonen. Una asesoría social ayuda gratis.',
  },
}
