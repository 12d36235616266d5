/** Questions about being dismissed in probation while ill: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_IN_PROBATION_ES: Words = {
  'de.ask-job.ill-in-probation': {
    says: 'Pueden despedirle entonces: en el periodo de prueba bastan dos semanas de aviso, sin motivo. Estar enfermo no protege. ¿Fue la enfermedad la causa? Entonces su salario sigue hasta seis semanas de enfermedad, también tras el fin del empleo. En las primeras cuatro semanas paga la caja de enfermedad. El aviso exige papel y firma. ¿Está embarazada? Entonces es nulo: dígalo enseguida.',
  },
}
