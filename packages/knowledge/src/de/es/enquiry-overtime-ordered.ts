/** Questions about overtime that the boss orders: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_ORDERED_ES: Words = {
  'de.ask-job.overtime-ordered': {
    says: 'En general no está obligado, si ni el contrato ni un convenio o acuerdo de empresa lo prevén. El poder de dar órdenes no alarga su semana. En una urgencia real, como fuego o inundación, debe ayudar. Con una cláusula así debe hacerlas, dentro del límite legal: diez horas al día como máximo. ¿Dudas? Pida la orden por escrito, y pregunte antes al comité o al sindicato. Las horas ordenadas se pagan o se devuelven en tiempo.',
    dependsOn: 'su contrato, el convenio o acuerdo de empresa, y si es una urgencia',
  },
}
