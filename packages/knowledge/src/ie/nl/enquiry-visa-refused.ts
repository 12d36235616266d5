/** Questions about a refused visa: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_NL: Words = {
  'ie.ask.visa-refused': {
    says: 'Ga schriftelijk in beroep binnen twee maanden na de datum van de weigering. Het is gratis. Antwoord op elke reden en voeg nieuwe papieren toe: bewijs van de relatie, geld en woning. Lees de brief: die zegt waar het beroep heen moet en of het kan.',
  },
  'ie.ask.citizen-years': {
    says: 'Meestal hebt u vijf jaar nodig die tellen: het jaar vlak voor de aanvraag zonder onderbreking, en vier jaar in de acht ervoor. In dat laatste jaar mag u hoogstens 70 dagen weg zijn, op uitzonderingen na. Met een Ierse echtgenoot of als vluchteling is het drie jaar. Tijd als student telt meestal niet. Controleer uw dagen op irishimmigration.ie.',
  },
}
