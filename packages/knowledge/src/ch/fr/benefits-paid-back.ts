/** The French words of the rows in ../benefits-paid-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_PAID_BACK_WORDS: Words = {
  'ch.public.benefit-want': { says: 'Une assurance sociale dit qu’elle a trop versé.' },
  'ch.public.benefit-thirty': {
    says: 'Vous avez trente jours pour faire opposition à la décision.',
    action: 'Envoyer votre opposition',
    consequence: 'La décision reste valable.',
  },
  'ch.public.benefit-step': {
    says: 'Si vous étiez de bonne foi et que rembourser vous met en difficulté, demandez aussi une remise.',
  },
  'ch.public.benefit-right': {
    says: 'Vous avez le droit de faire opposition gratuitement et de demander une remise.',
  },
  'ch.public.benefit-option': {
    title: 'Faire opposition',
    says: 'Écrivez pourquoi c’est faux.',
    cost: 'Rien.',
    time: 'Trente jours.',
    risk: 'Aucun.',
    bestFor: 'Vous n’êtes pas d’accord.',
  },
}
