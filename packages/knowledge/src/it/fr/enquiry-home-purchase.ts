/** The French words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_FR: Words = {
  'it.ask.home-deposit': {
    says: 'Si le vendeur se retire, vous pouvez mettre fin au contrat et demander le double des arrhes (caparra confirmatoria). Ou exiger la vente devant le juge, ou des dommages. Si vous vous retirez, vous les perdez. Un simple acconto est rendu.',
  },
  'it.ask.agent-fee': {
    says: 'L’agent n’a droit à sa commission que si une affaire s’est faite grâce à lui ; une promesse qui engage compte. Un agent non inscrit n’a rien. Une clause qui fait payer le consommateur dans tous les cas peut être abusive.',
    dependsOn: 'ce que vous avez signé',
  },
}
