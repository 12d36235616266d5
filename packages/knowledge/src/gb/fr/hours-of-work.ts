/** Zero hours contracts, paid holiday and flexible working: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOURS_OF_WORK_FR: Words = {
  'gb.zero-hours.right-other-job': {
    says: 'Un contrat sans heures fixes (zero hours) ne peut pas vous interdire de travailler ailleurs. On ne peut ni vous punir ni vous renvoyer pour cela.',
  },
  'gb.zero-hours.right-holiday': {
    says: 'Vous avez droit à 5.6 semaines de congés payés par an et à des pauses. Le travail ne dépasse pas 48 heures par semaine en moyenne, sauf si vous avez signé autre chose.',
  },
  'gb.zero-hours.answer': {
    says: "Vous pouvez travailler ailleurs, et avez congés payés, pauses et salaire minimum. Pour l'instant, ils peuvent annuler des heures. Demandez vos congés payés par écrit, puis appelez Acas.",
  },
  'gb.job.flexible': {
    says: "Vous pouvez demander un travail souple deux fois par an, dès le premier jour. L'employeur doit en parler avec vous, répondre en deux mois et donner une raison permise.",
  },
  'gb.job.flexible-step': {
    says: 'Ne signez pas encore de nouveaux horaires s’ils ne vous vont pas : cela change votre contrat pour de bon. Demandez un essai, ou faites appel avant le jour indiqué.',
  },
}
