/** Questions about an entry in a list of bad payers that no one announced: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LISTED_WITHOUT_WARNING_ES: Words = {
  'it.ask.crif-no-warning': {
    says: 'Antes de la primera inscripción el prestamista debe avisarle, al menos 15 días antes, y probar que el aviso le llegó. Si no puede, pida por escrito a él y a CRIF que lo borren: es gratis y tienen un mes. Si se niegan, vaya al ABF (20 €), al Garante o, con urgencia, al juez. Con aviso, una o dos cuotas tardías se borran doce meses después de pagar. Una agencia no puede más que usted.',
  },
}
