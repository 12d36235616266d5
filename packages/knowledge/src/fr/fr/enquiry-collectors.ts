/** Questions about collectors, formal demands and debts that are too old or unknown: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_WORDS: Words = {
  'fr.ask-debt.collector-seize': {
    says: 'Une société de recouvrement ne peut rien saisir ni entrer. Il faut un titre exécutoire et un commissaire de justice.',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Sans titre exécutoire, les frais sont pour le créancier (article L. 111-8). Payez seulement la dette et les intérêts prévus.',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Écrivez par recommandé que vous contestez. Demandez le contrat, les factures et le décompte. C’est à eux de prouver.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Répondez par écrit avant la date. Payez ce qui est juste, proposez un plan, ou dites pourquoi c’est faux. Ce n’est pas un jugement.',
  },
}
