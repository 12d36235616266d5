/** Questions about a dismissal while a person is ill: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_FR: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Comptez dès le premier jour de maladie. Après le temps d’essai, vous êtes protégé 30 jours, de la deuxième à la cinquième année 90, dès la sixième 180. Un congé donné dans ce temps est nul : il ne vaut pas plus tard, il en faut un nouveau ensuite. Écrivez-le tout de suite et offrez votre travail pour après la guérison. Un congé d’avant est suspendu. Le salaire ou une indemnité journalière continue. L’autorité de conciliation est gratuite.',
    dependsOn: 'votre année de service et les jours de maladie au moment du congé',
  },
  'ch.ask.ill-in-trial': {
    says: 'Oui. Pendant l’essai, la maladie ne protège pas, et sept jours de préavis suffisent. Vérifiez donc d’abord si l’essai était fini : un mois en général, trois au plus, prolongé par la maladie. Le salaire va jusqu’au dernier jour si l’emploi était prévu pour plus de trois mois ; une assurance peut payer plus longtemps. Demandez le motif par écrit et inscrivez-vous à l’ORP.',
  },
  'ch.ask.ill-after-own-notice': {
    says: 'Si vous avez démissionné, la maladie ou un accident ne prolonge pas le délai. L’emploi finit au jour de votre congé. Seul un congé de l’employeur est suspendu. Jusqu’au dernier jour, le salaire ou une indemnité continue. Après un accident, l’assurance-accidents paie jusqu’à ce que vous puissiez travailler, même après l’emploi. En cas de maladie, demandez à l’assurance de l’entreprise si son indemnité continue. Inscrivez-vous à l’ORP dès que vous pouvez travailler.',
  },
}
