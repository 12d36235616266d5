/** Questions about two tenants of one home when one of them leaves: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_ES: Words = {
  'gb.ask-housing.joint-tenant-left': {
    says: 'Ante el casero cada uno debe toda la renta, no la mitad. Irse o mandar un correo no cambia eso. Puede pedir a su ex su parte. Uno solo puede terminar el contrato para los dos con el aviso correcto, casi siempre dos meses. Pida ya al casero un contrato solo a su nombre. Si hay peligro, busque antes consejo.',
  },
}
