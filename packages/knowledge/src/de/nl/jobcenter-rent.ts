/** The Dutch words of Germany: jobcenter rent. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_RENT_NL: Words = {
  'de.jobcenter-rent.want': {
    says: 'Het Jobcenter zegt dat uw huur te hoog is en dat het later maar een deel betaalt.',
  },
  'de.jobcenter-rent.reality': {
    says: 'Niemand kan u laten verhuizen. Meestal wordt de volle huur nog tot zes maanden betaald. Deze brief kunt u nog niet bestrijden, alleen de latere korting.',
  },
  'de.jobcenter-rent.right-year': {
    says: 'In het eerste jaar betalen ze meestal de echte huur, tot anderhalf keer de plaatselijke grens. Geldt er een maximum per vierkante meter, dan kan het minder zijn. Met kinderen kan het meer zijn.',
  },
  'de.jobcenter-rent.right-cannot': {
    says: 'Vindt u geen goedkopere woning, of is verhuizen te zwaar voor u? Dan moeten ze doorbetalen. Bewijs het: een lijst van uw zoeken, een brief van een arts.',
  },
  'de.jobcenter-rent.right-death': {
    says: 'Stierf er iemand in uw woning en was de huur eerst in orde? Dan moeten ze minstens twaalf maanden wachten.',
  },
  'de.jobcenter-rent.step': {
    says: 'Antwoord schriftelijk waarom u niet kunt verhuizen of minder betalen. Schrijf elke woning op waar u om vraagt. Teken geen nieuw huurcontract voordat het Jobcenter instemt (Zusicherung).',
  },
  'de.jobcenter-rent.option': {
    says: 'Komt de korting, maak dan binnen een maand bezwaar. Het is gratis.',
    title: 'Bezwaar maken tegen de latere korting',
    cost: 'Gratis.',
    time: 'Binnen één maand na de korting.',
    risk: 'Geen.',
    bestFor: 'U zocht en vond niets.',
  },
}
