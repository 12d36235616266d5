/** Domande di proprietari la cui casa è affittata da un’agenzia: le parole in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MANAGING_AGENT_IT: Words = {
  'fr.ask-home.right-managing-agent': {
    says: 'L’agenzia che gestisce la Sua casa deve fare ciò che dice il mandato (mandat). Risponde del danno causato dai suoi errori.',
  },
}
