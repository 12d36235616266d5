/** Questions about training costs that a firm wants back: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_IT: Words = {
  'de.ask-job.training-costs': {
    says: 'Lo deve solo con una clausola scritta chiara, fatta prima del corso. È nulla se deve pagare anche quando la causa è della ditta o senza sua colpa. Nulla anche se vincola troppo a lungo o non cala di mese in mese. Non paghi nulla prima di una verifica.',
    dependsOn: 'la clausola e il motivo per cui va via',
  },
}
