/** Questions about people who rent a home together: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARING_A_LEASE_ES: Words = {
  'nl.ask.co-tenant': {
    says: 'Los contratos casi siempre dicen que cada uno debe todo el alquiler (hoofdelijk). Entonces el arrendador puede pedirle todo. Puede reclamar la otra parte al coinquilino. Pida poner el contrato a un solo nombre.',
    dependsOn: 'de su contrato',
  },
}
