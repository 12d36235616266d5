/** The French words of the rows in ../enquiry-legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEGAL_AID_FR: Words = {
  'es.ask.legal-aid': {
    says: 'Demandez à l’ordre des avocats (Colegio de Abogados) ou au tribunal. Seul, la limite est deux fois l’IPREM, plus en famille. Salariés et victimes de violences l’ont toujours dans leurs affaires.',
  },
}
