/** Questions about loans and the bank: home loans, car finance and frozen accounts: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_NL: Words = {
  'ie.ask.home-loan': {
    says: 'Neem nu contact op met de kredietgever en met MABS op 0818 07 2000. Hij moet eerst naar hulp kijken, en heeft een bevel van de rechter nodig om uw woning te nemen. Ga naar elke zitting.',
  },
  'ie.ask.car-finance': {
    says: 'Dat hangt ervan af. Is een derde van de huurkoopprijs (hire purchase) betaald, dan hebben ze een bevel van de rechter nodig. U kunt het ook beëindigen door de helft te betalen en de auto terug te geven.',
    dependsOn: 'hoeveel er al betaald is',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Vraag de bank schriftelijk om loon, uitkering en geld voor huur en eten vrij te geven. Misschien mag ze de reden niet noemen. Klaag vandaag: na 40 werkdagen, of een laatste nee, gaat u gratis naar de FSPO.',
  },
  'ie.ask.not-co-operating': {
    says: 'Antwoord voordat de 20 werkdagen om zijn: vul het Standard Financial Statement in en stuur het met wat ze vragen. Dan blijft u in de regeling voor achterstand (MARP), en moet de bank elke manier bekijken om u in het huis te laten. Doet u niets, dan kunnen ze u niet-meewerkend noemen en eerder naar de rechter. Niemand kan u eruit zetten zonder rechter. MABS helpt gratis: 0818 07 2000. Vraag naar Abhaile.',
  },
}
