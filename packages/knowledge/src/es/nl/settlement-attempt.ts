/** The attempt to settle that must come before most court cases (MASC): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SETTLEMENT_ATTEMPT_NL: Words = {
  'es.debt.masc': {
    says: 'Sinds 3 april 2025 moeten ze voor de meeste rechtszaken proberen het met u eens te worden (MASC). Deze brief kan die poging zijn.',
  },
  'es.debt.insight-answer-masc': {
    says: 'Biedt de brief aan te onderhandelen en negeert u hem, dan kan een rechter dat bij de kosten tegen u laten tellen.',
    actionable: 'Antwoord schriftelijk, ook om nee te zeggen. Zeg waarom, en stel voor wat u kunt.',
  },
}
