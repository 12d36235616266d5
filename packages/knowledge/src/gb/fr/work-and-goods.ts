/** Factures de travaux, d'achats, de salle de sport ou d'études : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_AND_GOODS_FR: Words = {
  'gb.work.care-and-skill': {
    says: 'Un travail fait par une entreprise pour un particulier doit être fait avec soin et compétence. Sinon, elle doit le refaire ou baisser le prix.',
  },
  'gb.work.interest': {
    says: 'Vous ne devez des intérêts maintenant que si le contrat le dit. Au tribunal, le taux habituel est 8% par an, et le juge décide.',
    actionable:
      "N'ajoutez pas leurs intérêts à votre offre, sauf si un contrat les fixe. Un tribunal ne les ajoute qu'après une action.",
  },
  'gb.work.goods': {
    says: "Ce qu'une entreprise vend à un particulier doit être de bonne qualité et conforme à la description. Sinon, l'acheteur peut avoir une réparation, un prix plus bas ou un remboursement.",
  },
  'gb.work.as-described': {
    says: "Entre particuliers, la chose vendue doit correspondre à la description. La loi n'oblige pas un vendeur privé à garantir la qualité.",
  },
  'gb.work.misled': {
    says: "Un vendeur qui a dit quelque chose de faux et obtenu ainsi la vente peut devoir payer. S'il avait de bonnes raisons d'y croire, peut-être pas.",
  },
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
  'gb.work.late-payment': {
    says: "Entre entreprises, la loi ajoute des intérêts et £40, £70 ou £100 à une facture en retard. Ce n'est pas possible pour un achat privé.",
  },
}
