/** French: the words of the rows in ../course-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURSE_COSTS_FR: Words = {
  'gb.course.right-pay': {
    says: 'On ne retient la paie que si votre contrat le dit, ou si vous l’avez accepté par écrit avant le cours. Pour un cours exigé par l’emploi, elle ne peut passer sous le salaire minimum. Réclamez vite au tribunal.',
  },
  'gb.course.right-fair-sum': {
    says: 'Un accord juste réclame moins si vous êtes resté plus longtemps. Une somme bien au-dessus du coût du cours est une pénalité, qu’un juge n’applique pas. Demandez la facture du cours.',
  },
}
