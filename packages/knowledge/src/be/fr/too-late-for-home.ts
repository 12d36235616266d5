/** What can still be done about a rented home when the day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_FR: Words = {
  'be.late.home-reality': {
    says: 'Le jour de la lettre est passé, mais une lettre n’expulse personne. Il faut un jugement, puis en général un mois après sa signification.',
  },
  'be.late.home-step': {
    says: 'Restez et gardez les clés, même si le jour est passé. Payez le loyer comme avant, et écrivez aujourd’hui par recommandé que vous refusez.',
  },
  'be.late.rent-reality': {
    says: 'Le jour de paiement est passé : le bailleur peut aller chez le juge de paix. Seul ce juge peut finir le bail. Vous pouvez encore offrir un plan, même là.',
  },
  'be.late.rent-step': {
    says: 'Payez aujourd’hui le loyer du mois et offrez par écrit une petite mensualité pour le reste. Demandez aujourd’hui au CPAS (OCMW) : il peut aider pour la dette et parler au bailleur.',
  },
  'be.late.evicted-step': {
    says: 'Appelez l’huissier aujourd’hui et demandez le jour de l’expulsion. Appelez le CPAS (OCMW) pour un logement, et un avocat gratuit le même jour.',
  },
  'be.late.evicted-right': {
    says: 'Un juge peut prolonger le mois après la signification pour des raisons graves, comme l’absence d’autre logement, surtout en hiver. Demandez à un avocat si c’est encore possible.',
  },
  'be.late.evicted-option': {
    says: 'Si vous avez été jugé par défaut, faites appel. Si l’appel n’est pas possible, faites opposition devant le même tribunal.',
    title: 'Appel ou opposition, si le juge a décidé sans vous',
    cost: 'Un avocat, gratuit avec un petit revenu.',
    time: 'Un mois après la signification.',
    risk: 'Vous pouvez souvent être expulsé entre-temps.',
    bestFor: 'Vous avez une raison de rester.',
  },
}
