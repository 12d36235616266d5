/** Parking, loyer, soins, prestations, énergie et eau : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_OTHER_DEBTS_FR: Words = {
  'gb.parking-debt.beavis': {
    says: 'La Supreme Court a admis en 2015 une somme de £85 pour un parking, car les panneaux étaient grands et clairs. Vos panneaux et votre somme peuvent être différents.',
    actionable:
      "Demandez des photos des panneaux et leur emplacement. Dites-le s'ils étaient cachés, petits ou difficiles à lire.",
  },
  'gb.lease-debt.small-sum': {
    says: 'Un bail (lease) ne peut pas prendre fin pour £350 ou moins, sauf si une partie est due depuis plus de trois ans.',
  },
  'gb.lease-debt.admin-charge': {
    says: 'Des frais de gestion (administration charge) doivent être raisonnables et venir avec un résumé de vos droits. Un tribunal peut décider si vous les devez.',
  },
  'gb.tenancy-debt.deposit': {
    says: 'Si vous avez versé un dépôt, le bailleur devait le placer dans un organisme agréé sous 30 jours. Sinon, un tribunal peut vous accorder une à trois fois le dépôt.',
    actionable:
      "Cherchez votre dépôt en ligne auprès des trois organismes. S'il n'y était pas à temps, dites-le et opposez votre demande à la leur.",
  },
  'gb.tenancy-debt.fees': {
    says: "Un bailleur ou un agent ne peut pas facturer le ménage, les contrôles ou les papiers. Il ne peut réclamer que de vrais dégâts, pas l'usure normale.",
  },
  'gb.care-debt.review-wales': {
    says: 'Au pays de Galles, vous pouvez demander au council de revoir des frais de soins et leur calcul.',
  },
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
    says: "Si l'administration s'est trompée et que vous avez fait votre part, vous pouvez contester le remboursement. Demandez le formulaire TC846.",
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
