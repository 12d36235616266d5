/** Questions about the first days of illness without pay: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAITING_DAYS_ES: Words = {
  'nl.ask.waiting-days': {
    says: 'Solo si lo dice el contrato o el convenio (CAO), y dos días como máximo. Si no se pactó, cobra desde el primer día. Es al menos el 70 %, y el primer año no menos del salario mínimo. Si recae en cuatro semanas, no cuentan nuevos días. Pregunte por escrito dónde consta y pida la paga con fecha.',
    dependsOn: 'su contrato o convenio',
  },
}
