/** Questions about the thirteenth month’s pay: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_THIRTEENTH_MONTH_FR: Words = {
  'ch.ask.thirteenth': {
    says: 'Si le contrat ou la CCT promet un treizième salaire, vous avez la part des mois travaillés, même en partant avant décembre. Exiger d’être encore là ne vaut pas pour un salaire. Une vraie gratification n’est due au prorata que si c’est convenu. Payée chaque année sans réserve ? Elle peut être du salaire. Réclamez par écrit avec une date.',
    dependsOn: 's’il est convenu comme salaire ou comme gratification',
  },
}
