/** Council tax in Scotland: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_SCOTLAND_FR: Words = {
  'gb.council-tax.scotland-wants': {
    says: 'La mairie (council) dit que l’impôt local (council tax) ou l’eau est en retard. Elle veut que vous rattrapiez. Sinon, elle peut demander toute l’année, puis un « summary warrant ».',
  },
  'gb.council-tax.scotland-wants-year': {
    says: 'La mairie (council) veut maintenant tout le reste de l’année. Sans paiement ni plan, elle peut demander un « summary warrant », qui ajoute 10%.',
  },
  'gb.council-tax.scotland-wants-warrant': {
    says: 'Le tribunal a accordé un « summary warrant ». La somme est maintenant due en entier, avec 10% en plus.',
  },
  'gb.council-tax.scotland-rights': {
    says: 'Vous pouvez demander un plan, une remise (discount) ou une réduction, et faire un recours si la facture est fausse.',
  },
  'gb.council-tax.scotland-reality': {
    says: 'En Écosse, la mairie (council) peut aller vite. Un « summary warrant » se fait sans audience : appelez donc avant d’en arriver là.',
  },
  'gb.council-tax.scotland-reality-warrant': {
    says: 'Les huissiers (sheriff officers) peuvent maintenant encaisser. Ils peuvent prendre sur le salaire ou bloquer un compte. Un plan convenu tôt, et tenu, est le meilleur moyen de l’éviter.',
  },
  'gb.council-tax.scotland-cannot': {
    says: 'Les huissiers (sheriff officers) ne peuvent pas agir avant que la mairie (council) ait un « summary warrant » ou une décision du tribunal (decree).',
  },
  'gb.council-tax.scotland-water': {
    says: 'Votre facture peut contenir l’eau et les eaux usées. La réduction (council tax reduction) ne les couvre pas toutes.',
    learnMore:
      'Sauf si vous avez un compteur, la mairie encaisse l’eau avec l’impôt local (council tax). Demandez de montrer les deux sommes à part.',
  },
  'gb.council-tax.scotland-right-reduction': {
    says: 'Avec de petits revenus, vous pouvez demander une réduction (council tax reduction). Les règles sont les mêmes dans toute l’Écosse.',
  },
  'gb.council-tax.scotland-right-single': {
    says: 'Si vous êtes le seul adulte du logement, vous avez 25% de moins.',
  },
  'gb.council-tax.scotland-right-appeal': {
    says: 'Écrivez d’abord à la mairie (council). Si vous n’êtes toujours pas d’accord, vous pouvez aller au First-tier Tribunal. Faites-le dans les 4 mois après votre première lettre.',
  },
  'gb.council-tax.scotland-step-catch-up': {
    says: 'Si vous pouvez, payez la part en retard dans les 7 jours après le rappel. Vous gardez alors votre plan mensuel.',
  },
  'gb.council-tax.scotland-step-call': {
    says: 'Appelez la mairie (council) et offrez une somme que vous pouvez tenir. Demandez une suspension pendant que vous prenez conseil.',
  },
  'gb.council-tax.scotland-step-reduction': {
    says: 'Demandez la réduction (council tax reduction) et vérifiez chaque remise (discount).',
  },
  'gb.council-tax.scotland-step-moratorium': {
    says: 'Si vous ne pouvez pas payer, parlez à un conseiller du moratoire (moratorium) de 6 mois ou du Debt Arrangement Scheme.',
  },
  'gb.council-tax.scotland-option-plan': {
    says: 'Offrez une somme par mois et demandez le plan par écrit.',
    title: 'Convenir d’un plan',
    cost: 'Ce que vous pouvez payer',
    time: 'Un appel',
    risk: 'Si vous manquez un paiement, des huissiers (sheriff officers) peuvent être employés.',
    bestFor: 'Vous devez l’argent et pouvez payer peu à peu.',
  },
  'gb.council-tax.scotland-option-help': {
    says: 'Un conseiller peut utiliser le moratoire (moratorium) et mettre en place un seul paiement à votre portée.',
    title: 'Prendre un conseil gratuit sur l’argent',
    cost: 'Gratuit',
    time: 'Quelques jours',
    risk: 'Les dates courent quand même.',
    bestFor: 'Vous avez d’autres dettes.',
  },
  'gb.council-tax.scotland-insight-surcharge': {
    says: 'Un « summary warrant » ajoute 10% à la dette. Convenir d’un plan avant évite cette somme.',
    actionable:
      'Appelez la mairie (council) maintenant et demandez-lui de ne pas demander de « warrant ».',
  },
  'gb.council-tax.scotland-limitation': {
    says: 'En Écosse, une dette d’impôt local (council tax) dure jusqu’à 20 ans.',
    from: 'le jour où la somme est devenue due',
    restartedBy:
      'Un procès de la mairie (council) ou votre aveu écrit et clair fait repartir le délai.',
  },
  'gb.council-tax.scotland-warning': {
    says: 'Après un « summary warrant », votre salaire ou votre compte peut être saisi (arrested). Appelez avant que cela arrive.',
  },
}
