/** Questions about the cost of a course that an employer wants back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_FR: Words = {
  'gb.ask-work.training-costs': {
    says: 'Il faut une clause du contrat, ou votre oui écrit d’avant le cours. Un règlement jamais signé est faible, même s’ils disent que vous avez continué à travailler. Une formation imposée ne peut pas faire passer la paie sous le salaire minimum. La somme ne peut pas être une pénalité. Contestez par écrit avant la paie et demandez la clause. Si c’est retenu, appelez vite Acas : 0300 123 1100.',
    dependsOn: 'ce que vous avez accepté avant le cours',
  },
  'gb.ask-work.training-costs-ni': {
    says: 'Il faut une clause du contrat, ou votre oui écrit d’avant le cours. Une formation imposée ne peut pas faire passer la paie sous le salaire minimum. Contestez par écrit avant la paie et demandez la clause. Si c’est retenu, appelez vite la Labour Relations Agency : 03300 555 300. Vous avez le plus souvent trois mois pour agir.',
    dependsOn: 'ce que vous avez accepté avant le cours',
  },
  'gb.ask-work.training-costs-unsigned': {
    says: 'Une retenue exige une clause du contrat, ou votre oui écrit d’avant le cours ; sinon elle est en général interdite. Ils peuvent dire que vous avez continué à travailler sous les nouvelles règles : écrivez que vous n’avez jamais accepté, et demandez la clause. Un cours imposé ne peut pas faire passer la paie sous le salaire minimum. S’ils retiennent, appelez Acas : 0300 123 1100. Délai court.',
  },
}
