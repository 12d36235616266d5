/** The Dutch words of the rows in ../enquiry-legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEGAL_AID_NL: Words = {
  'es.ask.legal-aid': {
    says: 'Vraag het bij de orde (Colegio de Abogados) of de rechtbank. Alleen is de grens tweemaal de IPREM, met gezin meer. Werknemers en slachtoffers van huiselijk geweld hebben het in hun zaken altijd.',
  },
}
