/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'ie.ask.insurer': {
    says: 'Vraag schriftelijk om de redenen en klaag. Ga na 40 werkdagen, of een definitief nee, gratis naar de FSPO.',
  },
}
