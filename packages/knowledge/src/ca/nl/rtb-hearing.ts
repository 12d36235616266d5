/** Letters of British Columbia’s Residential Tenancy Branch about a hearing: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RTB_HEARING_NL: Words = {
  'ca.rtb.want': {
    says: 'De Residential Tenancy Branch behandelt een zaak over een huurwoning. Zij zegt wanneer uw bewijs er moet zijn.',
  },
  'ca.rtb.reality': {
    says: 'Dit is een echte zitting, en de beslissing bindt u. Niemand heeft nog tegen u beslist.',
  },
  'ca.rtb.evidence-days': {
    says: 'Bewijs moet minstens zeven dagen vóór de zitting bij de Branch en de andere partij zijn, of 14 als u de aanvraag deed. De eerste en laatste dag tellen niet: wees een dag eerder.',
  },
  'ca.rtb.late-evidence': {
    says: 'Laat bewijs kan worden geweigerd. Is het nieuw, stuur het toch en vraag op de zitting om het toe te laten. Zeg waarom het niet eerder kon.',
  },
  'ca.rtb.step-serve': {
    says: 'Upload uw foto’s, berichten en bonnen nu. Geef de andere partij dezelfde papieren persoonlijk of aangetekend, en bewaar het bewijs.',
  },
  'ca.rtb.step-attend': {
    says: 'Doe mee aan de zitting op het genoemde tijdstip, meestal per telefoon. Anders kan zij zonder u doorgaan. Geef de toegangscode aan niemand.',
  },
  'ca.rtb.review': {
    says: 'U kunt herziening vragen: in twee dagen bij een order of possession, in vijf bij reparaties en de meeste andere opzeggingen, in 15 voor de rest. Wij tellen vanaf de dag dat u haar krijgt.',
  },
  'ca.rtb.step-review': {
    says: 'Kijk of een grond past: u kon niet komen, nieuw bewijs, bedrog of een fout in de procedure. Zo ja, vraag het vandaag aan. Het bevel loopt door zolang het niet is gestopt.',
  },
}
