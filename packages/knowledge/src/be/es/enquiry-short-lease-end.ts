/** Questions about the end of a short lease: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_LEASE_END_ES: Words = {
  'be.ask.short-lease-end': {
    says: 'No, si el propietario no avisó al menos tres meses antes del fin. Entonces un contrato de hasta tres años pasa a ser de nueve desde su inicio, en las mismas condiciones. Se queda y paga lo mismo. Solo un juez puede hacerle salir. Contratos de hasta seis meses y cuartos de estudiante tienen otras reglas. Puede irse según las reglas de nueve años.',
  },
}
