/** Questions about violence and control by a partner: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_NL: Words = {
  'au.ask.violent-partner': {
    says: 'Bij gevaar belt u 000. Een rechter kan bevelen dat de persoon u met rust laat of uit het huis blijft. De politie kan het voor u vragen, of u zelf bij de rechtbank in uw buurt. Is het dringend, dan komt het bevel eerst en de zitting daarna. Overtreden is een misdrijf, en het geldt in elke staat. Gratis hulp dag en nacht: 1800 737 732.',
  },
}
