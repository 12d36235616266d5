/** Retenues sur le dépôt de garantie : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_FR: Words = {
  'gb.deposit.want': {
    says: 'Ils veulent garder une partie de votre dépôt de garantie (deposit). Il leur faut votre accord, ou une décision de l’organisme ou d’un tribunal.',
  },
  'gb.deposit.rights': {
    says: 'Vous pouvez dire non à chaque somme. L’organisme (deposit scheme) décide alors gratuitement, et l’argent contesté reste à l’abri.',
  },
  'gb.deposit.step-answer': {
    says: 'Répondez à temps. Dites oui ou non à chaque somme, avec une raison.',
  },
  'gb.deposit.step-proof': {
    says: 'Demandez l’état des lieux d’entrée, les photos et les factures. Rassemblez vos photos, messages et reçus.',
  },
  'gb.deposit.step-agreed': {
    says: 'Demandez maintenant le paiement de la partie que personne ne conteste.',
  },
  'gb.deposit.option-scheme': {
    says: 'Refusez les sommes qui ne vont pas et demandez à l’organisme de décider sur les papiers.',
    title: 'Utiliser l’organisme gratuit du dépôt',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Les deux doivent être d’accord, et la décision est finale.',
    bestFor: 'Les sommes sont trop hautes ou sans preuve.',
  },
  'gb.deposit.option-deal': {
    says: 'Offrez ce qui est juste pour un vrai dégât et demandez le reste.',
    title: 'Convenir d’une somme plus petite',
    cost: 'La somme convenue.',
    time: 'Quelques jours.',
    risk: 'On ne peut pas défaire un accord.',
    bestFor: 'Une partie est vraie.',
  },
}
