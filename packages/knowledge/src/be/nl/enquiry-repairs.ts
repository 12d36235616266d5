/** The Dutch words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_NL: Words = {
  'be.ask.repairs': {
    says: 'Schrijf de verhuurder aangetekend, met foto’s en een datum. Gebeurt er niets, dan kan de vrederechter de werken bevelen of de huur verlagen. Het gewest kan de woning gratis controleren. Stop niet zelf met betalen.',
  },
}
