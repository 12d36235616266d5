/** The Dutch words of the rows in ../eviction-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICES_NL: Words = {
  'us.home.want': {
    says: 'Uw verhuurder wil dat u betaalt, iets oplost of vertrekt, en kan een rechter vragen de huur te beëindigen.',
  },
  'us.home.want-rent': {
    says: 'Uw verhuurder zegt dat u achter bent met de huur en wil het geld.',
  },
  'us.home.who': {
    says: 'Uw verhuurder of zijn agent is een particulier of een bedrijf. Alleen een sheriff, marshal of constable mag een uitzetting (eviction) uitvoeren.',
  },
  'us.home.reality': {
    says: 'Een bericht is de eerste stap, niet de laatste. De verhuurder moet naar de rechter en winnen voor u weg moet.',
  },
  'us.home.rights-summary': {
    says: 'U mag blijven tot een rechter iets anders beveelt. U kunt de rechter uw kant vertellen, en de gratis rechtshulp (legal aid) kan u misschien helpen.',
  },
  'us.home.not-yet': {
    says: 'Door dit bericht kunnen zij de sloten niet vervangen, de stroom niet afsluiten en uw spullen niet buiten zetten.',
  },
  'us.home.order-made': {
    says: 'Een rechter heeft misschien al beslist. U hebt misschien nog maar uren of dagen. Bel nu de gratis rechtshulp (legal aid) en de griffie (court clerk).',
  },
  'us.home.insight-repairs': {
    says: 'In de meeste staten kan slechte staat van de woning een verweer zijn tegen uitzetting om huur.',
    actionable: 'Schrijf op wat kapot is en wanneer u het de verhuurder zei. Maak foto’s.',
  },
  'us.home.tactic-receipt': {
    says: 'Betaal op een manier die bewijs geeft, en schrijf erbij voor welke maand het is.',
    risk: 'Geen.',
    notWhen:
      'Een rechter heeft u al bevolen te vertrekken: bel eerst de gratis rechtshulp (legal aid).',
  },
}
