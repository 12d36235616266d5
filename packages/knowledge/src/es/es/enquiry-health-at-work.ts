/** Questions about illness and bullying at work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_AT_WORK_WORDS: Words = {
  'es.ask.mutua-alta': {
    says: 'Pida al INSS que revise el alta en diez días hábiles y avise a la empresa ese mismo día. Si viene de un accidente laboral llevado por la mutua, la baja y el pago siguen hasta que decida el INSS. Si confirma el alta, tendrá que devolverlo.',
  },
  'es.ask.mobbing': {
    says: 'Anote cada hecho con fecha y testigos, y vea a su médico. Use el protocolo de la empresa y la Inspección de Trabajo. El juez social puede pararlo rápido e indemnizar. También puede pedir la extinción con indemnización.',
  },
}
