/** How much is paid for a child of parents who live apart, and where it lives: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_FR: Words = {
  'ch.ask.maintenance-how-much': {
    says: 'La Suisse n’a pas de barème fixe. Comptent les besoins de l’enfant, garde comprise, et ce que chacun peut payer. Chacun garde de quoi vivre. Vous pouvez convenir par écrit ; pour un enfant cela lie dès que l’APEA (KESB) ou le juge l’approuve. Sinon le juge fixe la somme. Elle peut remonter à un an avant la demande : n’attendez pas. Elle court jusqu’à 18 ans, ou la fin d’une première formation.',
  },
  'ch.ask.where-children-live': {
    says: 'D’abord vous deux ; un médiateur ou l’APEA (KESB) aide. Sans accord, le juge décide pour les parents mariés et l’APEA pour les autres, selon le bien de l’enfant. Les deux gardent le plus souvent l’autorité parentale conjointe. Si l’un de vous ou l’enfant demande la garde alternée, elle doit être examinée. D’ici là, ne déplacez pas l’enfant de vous-même.',
  },
}
