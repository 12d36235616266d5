/** The Spanish words of the rows in ../enquiry-legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEGAL_AID_ES: Words = {
  'es.ask.legal-aid': {
    says: 'Pídala en el Colegio de Abogados o en el juzgado. Si vive solo, el límite es el doble del IPREM, más con familia. Trabajadores y víctimas de violencia de género la tienen en sus casos, ganen lo que ganen.',
  },
}
