/** The French words of the rows in ../town-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_WORDS: Words = {
  'be.fine.want-gas': {
    says: 'La commune veut que vous payiez une amende administrative (SAC).',
  },
  'be.fine.right-defence': {
    says: 'Contre une amende communale, vous pouvez vous défendre par écrit dans les 15 jours de la notification.',
  },
  'be.fine.right-defence-parking': {
    says: 'Pour l’arrêt et le stationnement, vous avez 30 jours dès la notification pour payer ou vous défendre par écrit.',
  },
  'be.fine.step-check-town': {
    says: 'Vérifiez le jour, l’heure et le lieu. Demandez à voir le dossier avec le procès-verbal et les photos.',
  },
  'be.fine.right-gas-sum': {
    says: 'Pour l’arrêt et le stationnement, la somme est fixée par catégorie : 58 €, ou 116 € là où c’est plus dangereux. Un trottoir ou une piste cyclable en fait partie. Vérifiez la catégorie dans la lettre.',
  },
}
