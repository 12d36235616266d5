/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'ie.ask.insurer': {
    says: 'Pida los motivos por escrito y quéjese. Tras 40 días hábiles, o un no final, vaya gratis al FSPO.',
  },
}
