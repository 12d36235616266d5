/** The attempt to settle that must come before most court cases (MASC): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SETTLEMENT_ATTEMPT_IT: Words = {
  'es.debt.masc': {
    says: 'Dal 3 aprile 2025 devono cercare un accordo con Lei (MASC) prima della maggior parte delle cause. Questa lettera può essere quel tentativo.',
  },
  'es.debt.insight-answer-masc': {
    says: 'Se la lettera offre di trattare e Lei la ignora, il giudice può tenerne conto contro di Lei per le spese.',
    actionable: 'Risponda per iscritto, anche per dire no. Dica perché, e proponga ciò che può.',
  },
}
