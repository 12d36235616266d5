/** The French words of Ireland: parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FR: Words = {
  'ie.parking.want': {
    says: 'Un sabot (clamp) ou des frais sur un terrain privé ont leurs propres règles.',
  },
  'ie.parking.reality': {
    says: 'Une société privée ne peut pas vous donner d’amende. Elle peut poser un sabot (clamp) là où des panneaux le disent, et vous pouvez faire appel.',
  },
  'ie.parking.who': {
    says: 'Une société de stationnement ou de sabots (clamping firm) est privée. La National Transport Authority (NTA) fixe ses règles.',
  },
  'ie.parking.rights': {
    says: 'Vous pouvez faire appel à la société de stationnement, puis à la NTA.',
  },
  'ie.parking.not-yet': {
    says: 'Une lettre de stationnement privé ne donne pas de points de pénalité (penalty points).',
  },
  'ie.parking.right-appeal': {
    says: 'Vous pouvez contester un sabot (clamp) auprès de la société de stationnement dans les 60 jours. Elle a 21 jours pour décider.',
  },
  'ie.parking.right-second': {
    says: 'Si elle dit non, vous pouvez aller à la NTA dans les 30 jours après cette réponse.',
  },
  'ie.parking.right-refund': {
    says: 'Si vous gagnez, les frais de libération doivent être remboursés.',
  },
  'ie.parking.first': {
    says: 'Vous avez 60 jours à partir du sabot (clamp) pour faire appel. Nous comptons depuis la date de l’avis.',
    action: 'Faire appel à la société de stationnement',
    consequence: 'Vous perdez alors aussi l’appel à la NTA.',
  },
  'ie.parking.step-photo': {
    says: 'Prenez des photos de la voiture, des panneaux et de votre ticket.',
  },
  'ie.parking.step-appeal': {
    says: 'Envoyez l’appel par écrit avec vos preuves.',
  },
  'ie.parking.step-who': {
    says: 'Regardez qui l’a envoyé. Un avis de la mairie (council) est une amende publique avec ses propres dates.',
  },
  'ie.parking.opt-appeal': {
    title: 'Faire appel',
    says: 'D’abord à la société, puis à la NTA.',
    cost: 'Gratuit.',
    time: '60 jours, puis 30 jours.',
    risk: 'Faible.',
    bestFor: 'Vous aviez payé, ou les panneaux n’étaient pas clairs.',
  },
  'ie.parking.opt-pay': {
    title: 'Payer',
    says: 'Payez pour libérer la voiture, et faites quand même appel.',
    cost: 'Les frais.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Votre voiture a un sabot (clamp).',
  },
  'ie.parking.right-signs': {
    says: 'Des panneaux doivent annoncer la pose de sabots et son prix. Sur un terrain privé, la loi plafonne le prix pour libérer la voiture.',
  },
  'ie.parking.right-two-appeals': {
    says: 'Vous pouvez contester auprès de la société de parking sous 60 jours, même après avoir payé. Si elle refuse, saisissez la NTA sous 30 jours.',
  },
  'ie.parking.right-fair-terms': {
    says: 'Une somme sur un terrain privé repose sur un contrat. Un panneau peu clair, ou une somme bien trop haute, peut ne pas vous lier.',
  },
}
