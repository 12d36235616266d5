/** Unpaid fees of a gym, a nursery or a course: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const GYM_AND_COURSE_FEES_FR: Words = {
  'gb.gym.case': {
    says: "En 2011, la High Court d'Angleterre a jugé abusifs des contrats de salle de sport trop longs ou exigeant tous les mois restants d'un coup.",
    actionable:
      'Écrivez que vous contestez le reste de la durée et les frais ajoutés. Demandez le contrat que vous avez signé.',
  },
  'gb.gym.fair-terms': {
    says: 'Une clause abusive ne vous lie pas. Cela peut être une longue durée imposée ou des frais plus élevés que leur perte réelle.',
  },
  'gb.fees.fair-terms': {
    says: "Les clauses sur les frais doivent être équitables. Une clause qui vous fait payer bien plus que la perte de la crèche ou de l'université ne vous lie pas.",
  },
  'gb.fees.student-complaint': {
    says: "Vous pouvez utiliser la procédure de plainte de l'université. Après sa réponse finale, l'Office of the Independent Adjudicator peut l'examiner gratuitement.",
  },
}
