/** The Spanish words of the rows in ../nuisance-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NUISANCE_WARNING_ES: Words = {
  'nl.nuisance.want': {
    says: 'El casero dice que usted molesta y le avisa. Casi siempre solo un juez puede terminar el contrato por eso. Si el alcalde cerró la vivienda, el casero puede hacerlo sin juez.',
  },
  'nl.nuisance.right-judge': {
    says: 'El juez valora la gravedad, su casa, sus hijos y lo que hizo. El ruido diario no basta. El casero debe probarlo con fechas e informes.',
  },
  'nl.nuisance.step': {
    says: 'Conteste por escrito: qué es cierto, qué no y qué hará. Pregunte qué días y quién se quejó. La mediación (buurtbemiddeling) es gratis.',
  },
}
