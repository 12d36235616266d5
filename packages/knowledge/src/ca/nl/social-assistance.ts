/** Social assistance of the provinces: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_NL: Words = {
  'ca.benefit.on-review': {
    says: 'In Ontario hebt u 30 dagen om een interne controle (internal review) te vragen van een beslissing over Ontario Works of ODSP. Daarna kunt u in beroep.',
  },
  'ca.benefit.bc-review': {
    says: 'In British Columbia hebt u 20 werkdagen om een nieuwe blik (reconsideration) te vragen op een beslissing over bijstand.',
  },
  'ca.benefit.qc-review': {
    says: 'In Québec hebt u 90 dagen om een herziening te vragen van een beslissing over bijstand.',
  },
  'ca.benefit.on-decision': {
    says: 'Dit is het eerste woord van het kantoor, niet het laatste. Veel beslissingen veranderen na een herziening of beroep.',
  },
  'ca.benefit.on-step': {
    says: 'Vraag binnen 30 dagen op papier een interne herziening. Blijft het nee? Ga in beroep bij het Social Benefits Tribunal. Een legal clinic helpt gratis.',
  },
}
