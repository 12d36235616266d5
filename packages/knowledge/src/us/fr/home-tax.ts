/** The French words of the rows in ../home-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_TAX_FR: Words = {
  'us.home-tax.right-surplus': {
    says: 'Si une maison est vendue pour des impôts, le comté peut garder seulement ce que vous devez. Le reste est à vous.',
  },
  'us.home-tax.right-notice': {
    says: 'Avant une vente pour impôts (tax sale), vous devez recevoir un vrai avertissement. Un courrier qui revient ne suffit pas toujours.',
  },
  'us.home-tax.right-plan': {
    says: 'Demandez au bureau des impôts un plan, et des réductions (exemptions) pour votre logement, l’âge, un handicap ou le service. Certaines peuvent être demandées en retard.',
  },
  'us.home-tax.step': {
    says: 'Appelez le bureau des impôts du comté avant la prochaine date. Demandez ce que vous devez, ce qui arrête une vente, et un plan par écrit.',
  },
  'us.home-tax.option-plan': {
    says: 'Payez en plusieurs fois selon un plan, pour qu’aucune vente ne suive.',
    title: 'Demander un plan de paiement',
    cost: 'L’impôt et les intérêts',
    time: 'Avant la prochaine date',
    risk: 'Si vous manquez une partie, le plan peut finir.',
    bestFor: 'Vous ne pouvez pas tout payer d’un coup.',
  },
  'us.home-tax.ca': {
    says: 'En Californie, vous avez le plus souvent cinq ans avant qu’une maison puisse être vendue pour impôts, et pouvez pendant ce temps payer chaque année une partie.',
  },
  'us.home-tax.tx': {
    says: 'Au Texas, vous pouvez demander un plan d’au moins 12 mois pour votre maison. À 65 ans ou avec un handicap, vous pouvez repousser l’impôt.',
  },
  'us.home-tax.fl': {
    says: 'En Floride, on vend d’abord un certificat d’impôt (tax certificate). Une vente de la maison peut être demandée seulement après deux ans. Vous pouvez payer jusqu’à ce que quelqu’un l’ait payée en entier au greffe (clerk).',
  },
  'us.home-tax.il': {
    says: 'Dans l’Illinois, vous avez le plus souvent deux ans et demi après une vente pour impôts (tax sale) pour payer et garder votre maison.',
  },
  'us.home-tax.ny': {
    says: 'Dans une grande partie de l’État de New York, vous avez deux ans après la date du droit fiscal (lien date) pour payer et garder votre maison. Certains lieux offrent des plans.',
  },
}
