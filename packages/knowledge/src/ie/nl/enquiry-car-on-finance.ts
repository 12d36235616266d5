/** Questions about handing back a car on hire purchase or PCP: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_NL: Words = {
  'ie.ask.car-hand-back': {
    says: 'Ja. Bij hire purchase of PCP kunt u altijd schriftelijk stoppen en de auto teruggeven (half rule). Is de helft van de totale prijs betaald, dan bent u alleen achterstand en schade schuldig. Zo niet, dan betaalt u tot de helft bij; vraag eerst dat bedrag. Een persoonlijke lening is anders: de auto is van u en de lening loopt door. MABS: 0818 07 2000.',
  },
  'ie.ask.car-third-paid': {
    says: 'Zodra een derde van de huurkoopprijs betaald is, is een rechter nodig. Het contract noemt dat bedrag. Neemt men hem toch, dan eindigt het contract en kunt u alles terugvragen. Men mag er ook niet voor in uw huis of garage komen. Geef geen sleutels en teken niets. Bied schriftelijk een plan; MABS: 0818 07 2000.',
  },
}
