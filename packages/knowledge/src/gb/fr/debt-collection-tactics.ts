/** Letters from debt collectors: tactics. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_TACTICS_FR: Words = {
  'gb.debt.tactic-agreement': {
    says: 'Demandez votre contrat de crédit (credit agreement) avant de parler de paiement. S’ils ne le trouvent pas, votre position est bien plus forte.',
    risk: 'Ils peuvent le trouver. La dette peut alors de nouveau être exécutée.',
    notWhen: 'Vous comptez payer bientôt, ou un procès est déjà en cours.',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Restez à l’écrit. C’est au téléphone qu’on promet trop. Une lettre vous donne du temps et laisse une trace.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date de tribunal est proche.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Dites-leur qu’un conseiller en dettes vous aide à faire un plan. Ils doivent attendre un temps juste, souvent 30 jours.',
    risk: 'Les intérêts peuvent continuer.',
    notWhen: 'Vous n’avez pas demandé de conseil.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'Le répit (breathing space) arrête la plupart des intérêts et des actions pendant 60 jours. Seul un conseiller en dettes peut le mettre en place.',
    risk: 'Vous pouvez l’avoir une fois en douze mois. Vous devez toujours la dette.',
    notWhen: 'Vous pourriez payer maintenant sans privation.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Un paiement maintenant vaut plus pour eux que de petites sommes pendant des années. Une somme plus petite en une fois peut finir la dette.',
    risk: 'Le reste peut être vendu à une autre société si l’accord n’est pas écrit.',
    notWhen: 'La dette est peut-être trop ancienne, ou elle n’est pas à vous.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Employez le mot « complaint » (réclamation). Il lance un délai de huit semaines. L’Ombudsman peut ensuite intervenir gratuitement.',
    risk: 'Une réclamation n’arrête pas à elle seule un procès.',
    notWhen: 'Un formulaire du tribunal est arrivé. Répondez-y d’abord.',
  },
}
