/** Décisions d’expulsion : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDER_FR: Words = {
  'gb.home.order-want': {
    says: 'Un tribunal a décidé que vous devez partir. Le papier donne le jour, ou dit que les huissiers (bailiffs) peuvent venir.',
  },
  'gb.home.order-rights': {
    says: 'Avant ce jour, vous pouvez demander à un juge d’arrêter ou de repousser l’expulsion. Utilisez le formulaire N244.',
  },
  'gb.home.order-reality': {
    says: 'C’est la dernière étape, et le jour est réel. Vous pouvez encore agir, mais seulement maintenant.',
  },
  'gb.home.order-step-court': {
    says: 'Appelez aujourd’hui un avocat gratuit du logement. Demandez de l’aide pour envoyer le formulaire N244 avant le jour indiqué.',
  },
  'gb.home.order-step-offer': {
    says: 'Si vous devez du loyer, montrez au tribunal ce que vous pouvez payer : le loyer et une somme par semaine. Dites ce qui a changé.',
  },
  'gb.home.order-step-plan': {
    says: 'Préparez aussi ce jour. Gardez papiers, médicaments et affaires utiles prêts, et demandez à la mairie (council) où loger.',
  },
  'gb.home.order-option-stop': {
    says: 'Envoyez le formulaire N244 avec vos raisons et ce que vous pouvez payer. Il y a une courte audience.',
    title: 'Demander au tribunal d’arrêter l’expulsion',
    cost: 'Des frais de tribunal. Avec peu de revenus, une aide existe.',
    time: 'Aujourd’hui. Il faut agir avant les huissiers.',
    risk: 'Le juge peut dire non. Pour certains ordres, il peut peu.',
    bestFor: 'Vous pouvez payer quelque chose, ou n’étiez pas au courant du procès.',
  },
}
