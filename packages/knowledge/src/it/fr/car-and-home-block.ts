/** A block on a car (fermo) or a charge on a home (ipoteca) for a tax debt: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_AND_HOME_BLOCK_WORDS: Words = {
  'it.public.want-block': {
    says: 'Ils préviennent qu’ils bloqueront votre voiture (fermo). Vous avez 30 jours pour agir.',
  },
  'it.public.deadline-car': {
    says: 'Vous avez 30 jours à partir de la remise de l’avertissement.',
    action: 'Payer, demander un plan, ou montrer que la voiture sert à votre travail',
    consequence: 'Ils peuvent bloquer la voiture (fermo).',
  },
  'it.public.right-work-car': {
    says: 'Ils ne peuvent pas bloquer une voiture dont vous avez besoin pour votre travail ou pour une personne handicapée. Prouvez-le dans les 30 jours.',
  },
  'it.public.right-home': {
    says: 'Une hypothèque sur un logement demande une dette de plus de 20 000 € et 30 jours d’avertissement. Votre seul logement où vous vivez ne peut pas être vendu.',
  },
}
