/** Questions about violence and control by a partner: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_NL: Words = {
  'au.ask.violent-partner': {
    says: 'Bij gevaar belt u 000. Een rechter kan bevelen dat de persoon u met rust laat of uit het huis blijft. De politie kan het voor u vragen, of u zelf bij de rechtbank in uw buurt. Is het dringend, dan komt het bevel eerst en de zitting daarna. Overtreden is een misdrijf, en het geldt in elke staat. Gratis hulp dag en nacht: 1800 737 732.',
  },
  'au.ask.violence-lease': {
    says: 'Ja, u kunt eruit zonder boete. In New South Wales eindigt het voor u meteen met een bericht wegens huiselijk geweld en bewijs. Het papier van een arts of hulpverlener is genoeg. In Queensland en West-Australië geeft u zeven dagen. In Victoria vraagt u het VCAT, dat ook de ander van het contract kan halen. Hulp dag en nacht: 1800 737 732. Bij gevaar: 000.',
  },
}
