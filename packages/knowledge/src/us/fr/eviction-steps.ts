/** The French words of the rows in ../eviction-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_FR: Words = {
  'us.home.step-stay': {
    says: 'Ne déménagez pas encore. Cherchez dans l’avis la raison, la somme et le nombre de jours.',
  },
  'us.home.step-pay': {
    says: 'Si vous pouvez tout payer à temps, faites-le et demandez un reçu. Payer une partie n’arrête peut-être pas l’affaire, demandez donc d’abord.',
  },
  'us.home.option-pay': {
    says: 'Dans la plupart des États, tout payer dans le délai de l’avis règle l’affaire.',
    title: 'Payer tout le loyer',
    cost: 'Le loyer dû',
    time: 'Dans les jours de l’avis',
    risk: 'Demandez un reçu. Les frais de retard se discutent peut-être.',
    bestFor: 'Vous avez l’argent, ou une aide au loyer arrive à temps.',
  },
  'us.home.option-leave': {
    says: 'Demandez plus de temps, votre dépôt de garantie et aucune expulsion inscrite à votre nom, en échange de votre départ.',
    title: 'Convenir d’une date de départ',
    cost: 'Les frais de déménagement',
    time: 'Comme convenu',
    risk: 'Vous devez peut-être encore du loyer. Faites signer l’accord.',
    bestFor: 'Vous voulez partir, ou ne pouvez pas garder le logement.',
  },
}
