/** The Spanish words of the rows in ../legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEGAL_AID_ES: Words = {
  'nl.aid.step-lawyer': {
    says: 'Con pocos ingresos, un abogado le cuesta solo una pequeña parte (toevoeging). La primera charla en el Juridisch Loket es gratis.',
  },
}
