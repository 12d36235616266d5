/** Who collects a debt, and what a collector may not do: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_FR: Words = {
  'nz.debt.who': {
    says: 'Une agence de recouvrement (debt collector) travaille pour l’entreprise à qui vous deviez, ou a acheté la dette. Elle n’a pas les pouvoirs d’un tribunal, d’un agent du tribunal (bailiff) ou de la police.',
  },
  'nz.debt.right-no-harass': {
    says: 'Vous avez le droit de ne pas être harcelé, forcé ou trompé.',
  },
  'nz.debt.right-private': {
    says: 'Ils ne devraient pas parler de la dette à votre patron, votre famille ou vos voisins. Vous pouvez demander ce qu’ils gardent sur vous.',
  },
  'nz.debt.tactic-writing': {
    says: 'Restez par écrit. Demandez-leur d’utiliser seulement des e-mails ou des lettres.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date au tribunal est proche.',
  },
}
