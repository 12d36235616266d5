/** Questions about a dismissal while a person is ill: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_FR: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Comptez les jours de maladie jusqu’au congé. Après l’essai, vous êtes protégé 30 jours la première année, 90 de la deuxième à la cinquième, 180 dès la sixième. Un congé donné pendant ce temps est nul : écrivez-le aussitôt et offrez votre travail. Donné avant la maladie, le délai s’arrête ce temps-là. Après ces jours, il vaut, même si vous êtes encore malade. Demandez le motif.',
    dependsOn: 'votre année de service et les jours de maladie au moment du congé',
  },
  'ch.ask.ill-in-trial': {
    says: 'Oui. Pendant l’essai, la maladie ne protège pas, et sept jours de préavis suffisent. Vérifiez donc d’abord si l’essai était fini : un mois en général, trois au plus, prolongé par la maladie. Le salaire va jusqu’au dernier jour si l’emploi était prévu pour plus de trois mois ; une assurance peut payer plus longtemps. Demandez le motif par écrit et inscrivez-vous à l’ORP.',
  },
}
