/** The Dutch words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_NL: Words = {
  'ca.decided.right-again': {
    says: 'U kunt gratis vragen om er opnieuw naar te kijken (reconsideration): binnen 90 dagen bij CPP of OAS, en 30 dagen bij EI.',
  },
  'ca.decided.right-tribunal': {
    says: 'Is het antwoord nog steeds nee? Dan kan het Social Security Tribunal beslissen. Gaat het om hulp van een provincie, vraag dan om haar eigen herziening.',
  },
  'ca.decided.step': {
    says: 'Zoek de reden en de laatste dag in de brief. Stuur bewijs dat op de reden antwoordt, zoals een briefje van de dokter.',
  },
  'ca.tribunal.right-part': {
    says: 'De zitting is gratis. Iemand mag u helpen of voor u spreken, en u krijgt een tolk als u erom vraagt.',
  },
  'ca.tribunal.right-change': {
    says: 'Met een goede reden kunt u vragen om een andere dag of een andere manier, zoals per telefoon. Vraag het snel.',
  },
  'ca.tribunal.right-after': {
    says: 'U krijgt de beslissing op papier met redenen. In de brief staat of u naar de Appeal Division kunt, en tot wanneer.',
  },
  'ca.tribunal.step': {
    says: 'Lees het dossier dat het tribunaal stuurde. Stuur meer bewijs vóór de dag die het noemt, en schrijf uw drie belangrijkste punten op.',
  },
  'ca.tribunal.warn': { says: 'Wees er op die dag. Komt u niet, dan kan het zonder u beslissen.' },
}
