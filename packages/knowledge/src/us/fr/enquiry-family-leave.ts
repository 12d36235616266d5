/** Questions about family and medical leave: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_LEAVE_FR: Words = {
  'us.ask-work.family-leave': {
    says: 'L’entreprise doit avoir 50 travailleurs ou plus, et vous un an et 1 250 heures là-bas. Vous pouvez alors prendre 12 semaines de congé non payé et garder votre emploi. Certains États le paient.',
    dependsOn: 'la taille de l’entreprise et le temps que vous y avez travaillé',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Cela dépend. Si vous aviez droit à un congé ou à des changements au travail pour votre santé, vous renvoyer à cause de cette demande est contre la loi. Demandez à l’EEOC ou au Labor Department.',
    dependsOn: 'la taille de l’entreprise et le temps que vous y avez travaillé',
  },
  'us.ask-life.family-leave': {
    says: 'Dans une entreprise de 50 travailleurs, vous pouvez le plus souvent prendre 12 semaines non payées. C’est pour un parent, un enfant, un mari ou une femme, ou votre propre maladie. Votre emploi reste. Certains États paient une partie de votre salaire.',
    dependsOn: 'la taille de l’entreprise, une année de travail là-bas, et votre État',
  },
}
