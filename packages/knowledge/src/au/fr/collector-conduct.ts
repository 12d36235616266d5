/** Who collects a debt, and what a collector may and may not do: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_FR: Words = {
  'au.debt.who': {
    says: 'Une agence de recouvrement (debt collector) travaille pour l’entreprise à qui vous deviez, ou a acheté la dette. Elle n’a pas les pouvoirs d’un tribunal ou de la police.',
  },
  'au.debt.org-afca': {
    says: 'Les entreprises qui recouvrent des prêts et des cartes doivent dépendre de l’AFCA, l’organisme gratuit de plaintes. Vous pouvez les y chercher.',
  },
  'au.debt.right-no-harass': {
    says: 'Vous avez le droit de ne pas être harcelé, menacé ou forcé.',
  },
  'au.debt.right-hours': {
    says: 'Ils devraient appeler seulement de 7 h 30 à 21 h en semaine et de 9 h à 21 h le week-end. Pas les jours fériés.',
  },
  'au.debt.right-three': {
    says: 'Ils ne devraient pas vous contacter plus de trois fois par semaine ou dix fois par mois.',
  },
  'au.debt.right-private': {
    says: 'Ils ne devraient pas parler de la dette à votre patron, à votre famille ou à vos voisins.',
  },
  'au.debt.right-afca': {
    says: 'Vous pouvez vous plaindre gratuitement à l’AFCA. Pendant qu’elle examine votre cas, ils ne peuvent le plus souvent pas vous poursuivre pour cela.',
  },
  'au.debt.opt-afca': {
    says: 'Plaignez-vous d’abord à l’entreprise. Après 30 jours, ou un non, allez à l’AFCA.',
    title: 'Se plaindre à l’AFCA',
    cost: 'Gratuit.',
    time: 'Des semaines ou des mois.',
    risk: 'Faible.',
    bestFor: 'Ils vous harcèlent, ou ne veulent pas écouter.',
  },
  'au.debt.tactic-writing': {
    says: 'Gardez tout par écrit. Demandez-leur d’utiliser seulement l’e-mail ou les lettres.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date de tribunal est proche.',
  },
  'au.debt.right-asic-act': {
    says: 'Personne ne peut vous tromper, vous harceler ou vous forcer pour une dette de crédit. Vous pouvez vous plaindre au prêteur, puis à l’AFCA, et le dire à l’ASIC.',
  },
  'au.debt.vic-practices': {
    says: 'Dans le Victoria, certains actes de recouvrement sont interdits, comme entrer chez vous sans permission, ou utiliser la force ou de faux papiers.',
  },
}
