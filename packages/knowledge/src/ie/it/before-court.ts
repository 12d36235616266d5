/** What must come before a court claim for a debt, and what it costs: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BEFORE_COURT_IT: Words = {
  'ie.debt.warn-court': {
    says: 'Se arrivano carte del tribunale, non le metta da parte. Se non risponde in tempo, possono avere una sentenza senza di Lei.',
  },
  'ie.debt.know-claim-notice': {
    says: 'Per un debito fino a 15.000 € la causa inizia con un avviso di domanda (claim notice) della District Court. Da quel momento ha 28 giorni per rispondere.',
  },
  'ie.debt.right-court-costs': {
    says: 'La District Court decide fino a 15.000 €. Chi fa causa per meno a un giudice più alto di solito ottiene solo le spese più basse.',
  },
  'ie.debt.right-mediation': {
    says: 'Prima della causa, il loro avvocato deve consigliarli sulla mediazione e giurare al giudice di averlo fatto. Lei può proporla.',
  },
}
