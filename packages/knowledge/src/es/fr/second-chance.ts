/** The second chance: debts that a judge wipes out: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SECOND_CHANCE_FR: Words = {
  'es.debt.right-second-chance': {
    says: 'Si vous ne pouvez pas payer toutes vos dettes et avez été de bonne foi, un juge peut en effacer la plupart (Ley de Segunda Oportunidad).',
  },
  'es.debt.option-second-chance': {
    title: 'Demander une deuxième chance',
    says: 'Un avocat peut demander au tribunal d’effacer vos dettes. Un avocat gratuit est possible avec un petit revenu.',
    cost: 'Gratuit avec l’aide juridique. Sinon l’avocat et les frais.',
    time: 'De longs mois.',
    risk: 'Vous devrez peut-être vendre ce que vous avez ou suivre un plan.',
    bestFor: 'Vous ne pouvez pas payer toutes vos dettes, ni maintenant ni bientôt.',
  },
}
