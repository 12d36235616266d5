/** The Spanish words of the rows in ../enquiry-temporary-lease.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TEMPORARY_LEASE_ES: Words = {
  'nl.ask.temporary-lease': {
    says: 'Desde el 1 de julio de 2024 un contrato nuevo casi nunca tiene fecha final. En uno anterior de dos años o menos, el casero debe avisar del fin por escrito de uno a tres meses antes. Si no, sigue sin límite.',
    dependsOn: 'cuándo empezó y qué le dijeron',
  },
}
