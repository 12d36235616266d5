/** Spanish: the words of the rows in ../phone-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PHONE_SERVICE_ES: Words = {
  'gb.phone.right-service': {
    says: 'El servicio debe ser cuidado y como se prometió. Si fue mucho peor, puede pedir un precio menor o irse sin coste.',
  },
}
