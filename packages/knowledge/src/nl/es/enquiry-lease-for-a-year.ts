/** Questions about a lease for a fixed time signed since July 2024: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FOR_A_YEAR_ES: Words = {
  'nl.ask.lease-for-a-year': {
    says: 'No, casi nunca. Un contrato firmado desde el 1 de julio de 2024 no acaba solo, aunque diga «temporal». Solo se excluyen pocos grupos, como estudiantes de otra ciudad o gente en urgencia. El casero debe avisar con un motivo legal y decide un juez. Escriba que se queda, guarde las llaves y siga pagando. Llame al Juridisch Loket. Un contrato anterior es otra cosa.',
  },
}
