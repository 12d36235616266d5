/** The French words of the Netherlands: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_FR: Words = {
  'nl.judgment.want': {
    says: 'Un juge a décidé que vous devez payer ou faire quelque chose.',
  },
  'nl.judgment.who': {
    says: 'Un huissier (deurwaarder) apporte le jugement. Il vient du tribunal.',
  },
  'nl.judgment.real': {
    says: 'C’est sérieux, mais il y a encore des moyens de répondre ou de payer en plusieurs fois.',
  },
  'nl.judgment.not-yet': {
    says: 'L’huissier (deurwaarder) doit d’abord vous remettre le jugement avec un ordre de payer. Vous avez ensuite le plus souvent deux jours.',
  },
  'nl.judgment.rights': {
    says: 'Si vous n’avez jamais répondu, vous pouvez demander au même juge de revoir l’affaire (verzet).',
  },
  'nl.judgment.deadline-verzet': {
    says: 'Vous avez quatre semaines pour faire opposition (verzet). Elles commencent quand vous l’avez reçu en personne ou montré que vous le connaissiez. Par prudence, comptez depuis la lettre.',
    action: 'Commencer l’opposition (verzet)',
    consequence: 'Le jugement devient définitif.',
  },
  'nl.judgment.deadline-appeal': {
    says: 'Vous avez trois mois à partir du jugement pour faire appel. L’affaire doit porter sur plus de 1 750 €.',
    action: 'Faire appel (hoger beroep) avec un avocat',
    consequence: 'Le jugement devient définitif.',
  },
  'nl.judgment.step-help': {
    says: 'Appelez le Juridisch Loket aujourd’hui. Dites-leur le jour où vous avez reçu le jugement.',
  },
  'nl.judgment.step-plan': {
    says: 'Si le jugement est juste, appelez l’huissier (deurwaarder) et offrez ce que vous pouvez payer.',
  },
  'nl.judgment.step-wgs': {
    says: 'Demandez à votre commune (gemeente) une aide pour les dettes si vous ne pouvez pas payer.',
  },
  'nl.judgment.step-verzet': {
    says: 'Une opposition passe par un papier apporté par un huissier (verzetdagvaarding). Faites-vous aider par un avocat ou le Juridisch Loket.',
  },
  'nl.judgment.right-again': {
    says: 'Vous avez le droit de faire revoir l’affaire.',
  },
  'nl.judgment.right-appeal': {
    says: 'Vous avez le droit de faire appel (hoger beroep) au-dessus de 1 750 €.',
  },
  'nl.judgment.right-income': {
    says: 'Une part de vos revenus reste toujours à vous (beslagvrije voet).',
  },
  'nl.judgment.option-verzet': {
    title: 'Faire opposition (verzet)',
    says: 'Demandez au même juge de revoir l’affaire.',
    cost: 'Les frais de l’huissier.',
    time: 'Sous quatre semaines.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Vous n’avez pas répondu et vous n’êtes pas d’accord.',
  },
  'nl.judgment.option-plan': {
    title: 'Convenir d’un plan',
    says: 'Offrez à l’huissier (deurwaarder) une somme par mois.',
    cost: 'Ce que vous offrez.',
    time: 'Un appel.',
    risk: 'Les intérêts peuvent courir.',
    bestFor: 'Vous la devez.',
  },
  'nl.judgment.option-help': {
    title: 'Demander de l’aide à votre commune',
    says: 'Une aide gratuite de la commune (gemeente) pour toutes vos dettes.',
    cost: 'Rien.',
    time: 'Un entretien sous quatre semaines, plus vite si c’est urgent.',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas payer.',
  },
  'nl.judgment.right-stop': {
    says: 'Un juge peut arrêter ou limiter l’exécution en urgence (executiegeschil), par exemple pour une erreur claire ou une détresse nouvelle.',
  },
}
