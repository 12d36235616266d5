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
  'gb.home.held-want': {
    says: "Un tribunal a ordonné l'expulsion mais l'a suspendue. Vous pouvez rester tant que vous payez le loyer et la somme fixée en plus.",
  },
  'gb.home.held-rights': {
    says: 'Vous pouvez rester tant que vous respectez la décision. Sinon, demandez au tribunal de la changer avec le formulaire N244, avant de manquer un paiement.',
  },
  'gb.home.held-reality': {
    says: "Vous n'avez pas à partir maintenant. Mais chaque paiement compte : s'il en manque un, le bailleur peut demander au tribunal des huissiers (bailiffs).",
  },
  'gb.home.held-step-pay': {
    says: 'Payez le loyer et la somme fixée à temps, chaque fois. Payez de façon à pouvoir le prouver, et lisez la décision du tribunal quand elle arrive.',
  },
  'gb.home.held-step-change': {
    says: "Si vous ne pouvez pas tout payer, appelez aujourd'hui le bailleur et un conseiller logement gratuit. Un juge peut baisser la somme. Si les huissiers (bailiffs) ont une date, un juge peut encore les arrêter.",
  },
}
