/** The French words of the rows in ../enquiry-student-loans-and-bankruptcy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUDENT_LOANS_AND_BANKRUPTCY_FR: Words = {
  'ca.fact.student-loan': {
    says: 'Demandez le Programme d’aide au remboursement au Centre de service national de prêts aux étudiants. Avec un faible revenu, vous ne payez rien pendant six mois, renouvelable. La part fédérale ne porte plus intérêt depuis avril 2023. Demandez avant de manquer des paiements. Déjà en retard : demandez d’abord comment régulariser. Le Québec a son propre plan : voyez l’Aide financière aux études (AFE).',
  },
  'ca.fact.bankrupt-car': {
    says: 'En général vous la gardez. Chaque province laisse une auto jusqu’à une somme, par exemple 5 000 $ en Alberta et en Colombie-Britannique, plus en Ontario. Si elle vaut plus, on peut souvent payer la différence. Avec un prêt, vous la gardez en continuant à payer. Une proposition de consommateur laisse vos biens. Voyez un syndic : premier rendez-vous gratuit.',
  },
}
