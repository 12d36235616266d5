/** Questions about Christmas pay or a bonus that is not paid: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHRISTMAS_PAY_FR: Words = {
  'de.ask-job.christmas-pay': {
    says: 'Regardez le contrat, la convention et le passé. Payé trois ans de suite sans la mention « volontaire, sans droit pour l’avenir » ? Vous y avez en général droit. S’il paie aussi votre travail, il ne se perd pas par une démission : vous avez la part des mois travaillés. Seule une pure prime de fidélité peut exiger de rester. Réclamez vite par écrit.',
    dependsOn: 'votre contrat et ce que l’argent payait',
  },
}
