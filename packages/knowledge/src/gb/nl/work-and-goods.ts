/** Unpaid bills for work and goods: what the consumer laws say to both sides. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_GOODS_NL: Words = {
  'gb.work.care-and-skill': {
    says: 'Werk van een bedrijf voor een consument moet met gewone zorg en vakkennis gebeuren. Zo niet, dan moet het worden hersteld of minder kosten.',
  },
  'gb.work.interest': {
    says: 'Rente bent u nu alleen schuldig als het contract dat zegt. Bij de rechter is 8% per jaar gewoon, en de rechter beslist.',
    actionable:
      'Laat hun rente uit uw aanbod weg, behalve als een contract die noemt. Een rechter telt die pas na een zaak op.',
  },
  'gb.work.goods': {
    says: 'Spullen die een bedrijf aan een consument verkoopt, moeten goed zijn en zoals beschreven. Zo niet, dan kan de koper herstel, een lagere prijs of geld terug krijgen.',
  },
  'gb.work.as-described': {
    says: 'Bij verkoop tussen particulieren moet het ding kloppen met de beschrijving. De wet vraagt niet dat een particuliere verkoper voor de kwaliteit instaat.',
  },
  'gb.work.misled': {
    says: 'Een verkoper die iets onwaars zei waardoor er gekocht werd, moet misschien betalen. Had hij goede redenen om het te geloven, dan misschien niet.',
  },
  'gb.work.late-payment': {
    says: 'Tussen bedrijven komen er volgens de wet rente en £40, £70 of £100 bij een late rekening. Dat geldt niet voor wat u privé kocht.',
  },
  'gb.work.fair-price': {
    says: 'Sprak u voor een dienst geen prijs af, dan betaalt u een redelijke prijs en niet meer. Is het slecht gedaan, dan bent u misschien minder schuldig, en soms niets.',
  },
  'gb.work.private-interest': {
    says: 'Was dit geen afspraak tussen bedrijven, dan bent u nu alleen afgesproken rente schuldig. Bij de rechter is 8% per jaar gewoon, en de rechter beslist.',
  },
}
