/** Questions about leave that is said to lapse at the end of the year: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_NL: Words = {
  'de.ask-job.leave-year-end': {
    says: 'Ze vervallen niet vanzelf op 31 december. Uw werkgever moet u eerst duidelijk en op tijd hebben gezegd ze op te nemen, en dat ze vervallen. Kon het niet door dringende redenen van het bedrijf of ziekte? Dan lopen ze door tot 31 maart. Zonder die waarschuwing blijven ze nog langer. Vraag nu schriftelijk om vaste dagen en bewaar de weigering. Geld krijgt u alleen als de baan eindigt.',
  },
  'de.ask-job.too-much-leave': {
    says: 'Nee, het vakantieloon kan niet worden teruggevraagd. Wie na zes maanden in dienst in de eerste helft van het jaar weggaat, heeft een twaalfde van de vakantie per volle maand. Nam u meer, dan houdt u dat loon. Dit geldt voor het wettelijk minimum van vier weken; voor meer dagen kan het contract anders zijn. De nieuwe werkgever mag ze meetellen. Vraag een bewijs van de opgenomen dagen.',
  },
}
