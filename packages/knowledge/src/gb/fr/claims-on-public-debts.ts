/** Parking, loyer, soins, prestations, énergie et eau : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PUBLIC_DEBTS_FR: Words = {
  'gb.benefit-debt.from-pay': {
    says: 'Pour une dette de prestations, votre employeur peut devoir retenir une part du salaire sans tribunal. Il y a des limites. Vous pouvez demander moins par mois.',
  },
  'gb.benefit-debt.housing': {
    says: "Un trop-perçu de Housing Benefit n'est pas à rendre si l'erreur vient du council et que vous ne pouviez pas le savoir. Demandez le calcul.",
  },
  'gb.tax-credit-debt.law': {
    says: 'Vous pouvez demander chaque décision de tax credits sur laquelle repose cette dette, et le calcul de la somme.',
  },
  'gb.tax-credit-debt.code': {
    says: "Si l'administration s'est trompée et que vous avez fait votre part, vous pouvez contester le remboursement. Demandez le formulaire TC846. Il doit le plus souvent arriver dans les trois mois de la décision.",
  },
  'gb.energy-debt.back-bill': {
    says: "Une société d'énergie ne peut pas facturer maintenant une consommation de plus de 12 mois qu'elle a oubliée, sauf si vous l'en avez empêchée.",
  },
  'gb.energy-debt.plan': {
    says: "Votre fournisseur d'énergie doit proposer un plan adapté à vos moyens. Demandez-le, même si un agent de recouvrement vous écrit.",
  },
  'gb.energy-debt.warrant': {
    says: "Un agent de recouvrement n'entre que si vous acceptez. Pour le compteur, le fournisseur a besoin de votre accord ou d'un mandat (warrant) du tribunal.",
  },
  'gb.water-debt.stays-on': {
    says: "L'eau de votre logement ne peut pas être coupée ni réduite à cause de cette dette.",
  },
  'gb.lbc.scotland-not-yet': {
    says: 'Personne ne peut saisir maintenant votre salaire ou votre compte. Il faut en général un jugement (decree), puis un ordre de payer (charge) avec 14 jours.',
  },
  'gb.pay-debt.overpaid-wages': {
    says: "L'employeur peut retenir un trop-perçu sur la paie suivante. Si vous êtes parti, il doit convenir d'un plan ou aller au tribunal. Demandez le calcul et proposez ce que vous pouvez.",
  },
}
