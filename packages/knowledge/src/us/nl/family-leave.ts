/** The Dutch words of the rows in ../family-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_LEAVE_NL: Words = {
  'us.leave.want': {
    says: 'Uw werkgever weigert uw verlof, of wil eerst een beter formulier van uw arts.',
  },
  'us.leave.step': {
    says: 'Mist het formulier iets, dan moet het bedrijf schriftelijk zeggen wat, en u zeven dagen geven. Stuur het, en klaag bij de Wage and Hour Division.',
  },
}
