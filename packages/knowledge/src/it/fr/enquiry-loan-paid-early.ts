/** Questions about the costs of a loan that was paid off early: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOAN_PAID_EARLY_FR: Words = {
  'it.ask.loan-paid-early': {
    says: "Si vous soldez un crédit à la consommation avant terme, une part équitable de tous les frais vous revient, même ceux payés au début (commissions, dossier). Cela vaut aussi pour les anciens contrats (Cour constitutionnelle 263/2022) ; seules les taxes ne comptent pas. Écrivez au prêteur avec contrat et décompte. Pas de bonne réponse en 60 jours ? Allez à l'ABF pour 20 €, dans les douze mois de la réclamation. Pas besoin d'agence payante. Vous avez dix ans.",
  },
}
