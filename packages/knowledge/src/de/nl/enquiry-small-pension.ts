/** Questions about a pension that is too small to live on: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_PENSION_NL: Words = {
  'de.ask-benefit.small-pension': {
    says: 'Vraag twee dingen. Bij de sociale dienst: Grundsicherung im Alter, die het pensioen aanvult tot huur, stook en basisbedrag. Spaargeld tot € 10.000 per persoon blijft. Kinderen betalen niets onder € 100.000 per jaar. Of bij de stad: Wohngeld, als het pensioen bijna genoeg is. Vraag meteen: niets met terugwerking. Met Grundsicherung vervalt ook de omroepbijdrage. VdK, Caritas of Diakonie helpen.',
  },
}
