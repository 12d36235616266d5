/** Questions about court papers left at home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVED_PAPERS_NL: Words = {
  'us.fact.sued-payment-plan': {
    says: 'Dien uw antwoord toch op tijd in: een afspraak aan de telefoon stopt de zaak niet. Zonder antwoord winnen zij en kunnen zij meestal loon of bankgeld nemen. Vaak hebt u 20 tot 30 dagen, in Georgia 30; papieren thuis bij een volwassene die er woont tellen meestal. Ontken wat u niet weet en vraag bewijs. Een regeling alleen schriftelijk, met einde van de zaak. Rechtshulp is gratis.',
  },
  'us.ask-debt.sued': {
    says: 'Dien een schriftelijk antwoord in, uiterlijk op de datum in de dagvaarding (summons), in veel staten 20 tot 30 dagen nadat u die kreeg. Zo niet, dan winnen zij. De gratis rechtshulp (legal aid) of het zelfhulpcentrum kan helpen.',
  },
}
