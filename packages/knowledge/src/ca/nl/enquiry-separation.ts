/** The Dutch words of the rows in ../enquiry-separation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATION_NL: Words = {
  'ca.fact.support-table': {
    says: 'Een afspraak aan de keukentafel bindt de rechter niet: alimentatie is het recht van het kind. Meestal bent u het tabelbedrag voor uw inkomen schuldig (federale rekenhulp). Sport of opvang wordt naar inkomen gedeeld. De rechter kan terug, meestal tot drie jaar. Toon uw inkomen, betaal nu het tabelbedrag en zet het op papier.',
  },
  'ca.fact.parent-moves-away': {
    says: 'Meestal mag de ander het kind niet zonder u ver weg meenemen. Na scheiding of beschikking moet hij dat 60 dagen vooraf op een formulier melden. U hebt 30 dagen voor bezwaar, per formulier of bij de rechter. Dan beslist de rechter in het belang van het kind. Dreigt het meteen, vraag vandaag een spoedbevel.',
  },
  'ca.fact.unmarried-home-on': {
    says: 'In Ontario hebben ongehuwde stellen volgens de wet geen recht op het halve huis. Maar u kunt een deel vragen voor wat u betaalde of bouwde, omdat het anders onrechtvaardig is. Na drie jaar samen, of met een kind, kunt u ook alimentatie vragen. Bewaar bankafschriften en rekeningen. Zie snel een advocaat en teken niets.',
  },
  'ca.fact.unmarried-home-west': {
    says: 'In uw provincie delen stellen na genoeg tijd samen meestal als gehuwden: na twee jaar in British Columbia en Saskatchewan, drie in Alberta en Manitoba, met kind in Alberta eerder. Wat ieder inbracht blijft vaak apart. Er is een termijn, meestal twee jaar na de breuk. Zie een advocaat voor u gaat of tekent.',
  },
}
