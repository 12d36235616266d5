/** A penalty fare of a train company: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_FARE_NL: Words = {
  'gb.fare.want': {
    says: 'Het treinbedrijf zegt dat u geen geldig kaartje had. Het wil de toeslag en de ritprijs, of uw beroep, binnen 21 dagen.',
  },
  'gb.fare.reality': {
    says: 'Een penalty fare is geen strafboete en geeft geen strafblad. Het bedrijf kan het als schuld eisen.',
  },
  'gb.fare.right-appeal': {
    says: 'U hebt 21 dagen voor beroep bij een onafhankelijk panel. Dat is gratis. Na een nee zijn er nog twee stappen.',
  },
  'gb.fare.right-no-ticket-sold': {
    says: 'Zij mogen het niet vragen als u bij het instappen geen kaartje kon kopen, of als goede borden ontbraken.',
  },
  'gb.fare.step': {
    says: 'Kies voor dag 21: het lagere bedrag betalen, of in beroep met uw bewijs. Beroep zet de klok stil.',
  },
  'gb.fare.warning': {
    says: 'Doet u niets, dan kan het bedrijf kosten toevoegen of een strafzaak over de rit beginnen. Laat het niet liggen.',
  },
  'gb.fare.option-appeal': {
    title: 'In beroep gaan',
    says: 'Zeg wat er gebeurde, met bewijs: foto van de automaat, boeking, bankregel of doktersbrief.',
    cost: 'Niets.',
    time: 'Nu een uur, enkele weken tot het antwoord.',
    risk: 'Als u verliest, betaalt u wat gevraagd is.',
    bestFor: 'U kon geen kaartje kopen, had er een, of had een sterke reden.',
  },
}
