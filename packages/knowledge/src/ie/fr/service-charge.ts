/** The French words of the rows in ../service-charge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_FR: Words = {
  'ie.service.right-budget': {
    says: 'La charge doit reposer sur un budget annuel soumis à l’assemblée des propriétaires. Demandez le budget et votre part.',
  },
  'ie.service.right-vote': {
    says: 'Vous pouvez parler et voter à l’assemblée. Si les trois quarts refusent, l’ancienne charge reste pour l’instant.',
  },
  'ie.service.right-report': {
    says: 'Chaque année, vous devez recevoir un rapport : comptes, réserve (sinking fund) et assurance.',
  },
  'ie.service.right-court': {
    says: 'Si la société ne respecte pas la loi, un propriétaire peut saisir la Circuit Court. Parlez d’abord.',
  },
  'ie.service.warn-stop': {
    says: 'Ne cessez pas de payer par protestation. La dette reste au logement, et bloque une vente.',
  },
  'ie.service.step-ask': {
    says: 'Demandez par écrit le budget, les derniers comptes et le calcul de votre part.',
  },
  'ie.service.option-plan': {
    title: 'Demander à payer en plusieurs fois',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'La somme est juste mais trop forte d’un coup.',
    says: 'Proposez avant l’échéance une somme mensuelle que vous pouvez tenir.',
  },
}
