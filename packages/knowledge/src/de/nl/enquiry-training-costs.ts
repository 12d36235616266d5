/** Questions about training costs that a firm wants back: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_NL: Words = {
  'de.ask-job.training-costs': {
    says: 'U bent het alleen schuldig bij een duidelijke clausule van vóór de cursus. Zij is nietig als u ook moet betalen wanneer de firma de oorzaak is of u er niets aan kunt doen. Ook bij te lange binding, of als de som niet per maand daalt. Betaal niets voor het is nagekeken.',
    dependsOn: 'de clausule en de reden van uw vertrek',
  },
}
