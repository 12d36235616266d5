/** The attempt to settle that must come before most court cases (MASC): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SETTLEMENT_ATTEMPT_FR: Words = {
  'es.debt.masc': {
    says: 'Depuis le 3 avril 2025, ils doivent chercher un accord avec vous (MASC) avant la plupart des procès. Cette lettre peut être cet essai.',
  },
  'es.debt.insight-answer-masc': {
    says: 'Si la lettre offre de négocier et que vous l’ignorez, un juge peut le retenir contre vous pour les frais.',
    actionable:
      'Répondez par écrit, même pour dire non. Dites pourquoi, et proposez ce que vous pouvez.',
  },
}
