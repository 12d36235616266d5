/** Questions about a shift of an on-call worker that is cancelled late: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHIFT_CANCELLED_NL: Words = {
  'nl.ask.shift-cancelled': {
    says: 'Ja. Wordt een dienst minder dan vier dagen van tevoren afgezegd of veranderd, dan moet uw werkgever die uren toch betalen. Een cao kan dat inkorten tot 24 uur. Een te late oproep mag u weigeren. Bewaar de berichten, tel de uren op en vraag het loon schriftelijk. Na twaalf maanden moet hij ook vaste uren aanbieden, naar het gemiddelde van dat jaar.',
  },
}
