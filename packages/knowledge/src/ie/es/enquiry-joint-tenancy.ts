/** Questions about two tenants of one home when one of them leaves: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_ES: Words = {
  'ie.ask.joint-tenant-left': {
    says: 'Ante el casero cada inquilino debe casi siempre toda la renta, no la mitad. Puede pedir a su ex su parte. Diga por escrito al casero quién vive ahora y pida el contrato a su nombre. Lo que el otro hizo sin usted no acaba con sus derechos de inquilino. Si la renta es demasiado, pregunte por HAP; Threshold: 1800 454 454.',
  },
}
