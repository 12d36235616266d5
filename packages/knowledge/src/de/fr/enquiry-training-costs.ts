/** Questions about training costs that a firm wants back: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_FR: Words = {
  'de.ask-job.training-costs': {
    says: 'Vous ne le devez qu’avec une clause écrite claire d’avant la formation. Elle est nulle si vous devez payer même quand la firme est la cause du départ, ou sans faute de votre part. Nulle aussi si elle lie trop longtemps ou ne baisse pas de mois en mois. Ne payez rien avant vérification.',
    dependsOn: 'la clause et la raison du départ',
  },
}
