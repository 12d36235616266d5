/** Court judgments and the appeal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_FR: Words = {
  'es.enforce.want-judgment': {
    says: 'Le tribunal a décidé. Vous devez payer ou faire ce qu’il dit, ou faire appel à temps.',
  },
  'es.enforce.not-20': {
    says: 'Après un jugement, ils doivent attendre 20 jours ouvrables avant de pouvoir demander l’exécution.',
  },
  'es.enforce.deadline-appeal': {
    says: 'Vous avez 20 jours ouvrables depuis le jour où l’on vous a dit le jugement. Nous comptons depuis sa date.',
    action: 'Faire appel (recurso de apelación) par un avocat',
    consequence: 'Le jugement devient définitif.',
  },
  'es.enforce.right-appeal': {
    says: 'Vous pouvez faire appel de la plupart des jugements. Il n’y a pas d’appel dans les procès oraux jusqu’à 3 000 €.',
  },
  'es.enforce.option-appeal': {
    title: 'Faire appel',
    says: 'Demandez à un avocat si un appel est possible et en vaut la peine.',
    cost: 'Un avocat, un dépôt de 50 €, ou l’aide juridique.',
    time: '20 jours ouvrables.',
    risk: 'Si vous perdez, vous pouvez payer plus de frais.',
    bestFor: 'Le juge a oublié des faits ou le droit.',
  },
  'es.enforce.know-costs': {
    says: 'Si vous devez payer les dépens (costas), l’autre partie dépose d’abord sa note. Vous avez alors dix jours ouvrables pour dire qu’elle est trop élevée.',
  },
}
