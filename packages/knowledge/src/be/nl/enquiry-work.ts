/** Vragen over werk, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'be.ask.own-notice': {
    says: 'Stopt u zelf, dan groeit de opzegtermijn met uw jaren, tot 13 weken. Zeg aangetekend op. Denk eerst na: u kunt uw werkloosheidsuitkering verliezen.',
  },
  'be.ask.serious-cause': {
    says: 'Schrijf meteen aangetekend dat u het betwist. De werkgever moet de feiten bewijzen, binnen drie werkdagen handelen en de redenen binnen drie dagen daarna geven. Ga naar uw vakbond. U hebt een jaar voor de arbeidsrechtbank.',
  },
  'be.ask.ill-dismissed': {
    says: 'Ziekte verbiedt geen ontslag, maar mag niet de reden zijn. De opzegtermijn van de werkgever loopt niet door terwijl u ziek bent. Vraag aangetekend de redenen, en ga naar uw vakbond of Unia.',
  },
  'be.ask.sick-pay': {
    says: 'Verwittig meteen uw werkgever en stuur een attest, meestal binnen twee werkdagen. Hij betaalt de eerste weken, tot 30 dagen. Daarna betaalt het ziekenfonds: verwittig dat ook.',
  },
  'be.ask.unemployment': {
    says: 'Sinds 2026 stopt de uitkering na hoogstens 24 maanden. Tegen een weigering of sanctie hebt u drie maanden voor de arbeidsrechtbank, gratis. Vraag uw vakbond, en het OCMW om een leefloon.',
  },
  'be.ask.unemployment-back': {
    says: 'Vraag hoe het bedrag is berekend. U hebt drie maanden voor de arbeidsrechtbank, zonder kosten. Was u te goeder trouw, dan kan men hoogstens de laatste 150 dagen terugvragen. Vraag ook een plan of kwijtschelding.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'of u bediende of arbeider bent',
    says: 'Voor bedienden betaalt de werkgever het vakantiegeld dat over is bij het einde, met het laatste loon. Voor arbeiders betaalt de vakantiekas in het voorjaar. Vraag het schriftelijk, dan via uw vakbond of de inspectie.',
  },
  'be.ask.dismissed-message': {
    says: 'Een bericht kan het contract meteen beëindigen, maar dan moet men u de hele opzegtermijn uitbetalen. Een opzeg die u moet presteren, moet aangetekend of via een deurwaarder komen. Bewaar het bericht, vraag de redenen en ga naar uw vakbond.',
  },
  'be.ask.health-fund-refuses': {
    says: 'Vraag de beslissing op papier. U hebt drie maanden voor de arbeidsrechtbank. Het kost niets, ook als u verliest. Vraag uw arts een verslag, en hulp aan uw vakbond of een gratis advocaat.',
  },
  'be.ask.pregnant': {
    says: 'Vanaf de dag dat de werkgever het weet, tot een maand na de rust, mag hij alleen ontslaan om een reden los van de zwangerschap, en moet hij die bewijzen. Anders moet hij zes maanden loon extra betalen. Vraag de redenen op papier.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'wat u afsprak',
    says: 'De data worden samen afgesproken: niemand beslist alleen. Ouders van schoolkinderen gaan voor in de schoolvakantie. De werkgever moet u alle wettelijke dagen in het jaar laten nemen. Vraag het schriftelijk, en meld het dan bij de inspectie.',
  },
}
