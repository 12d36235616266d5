/** Unpaid tolls: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_FR: Words = {
  'au.toll.right-first': {
    says: 'Un péage impayé commence par un avis et des frais de la société de péage. Une amende de l’État ne vient que plus tard.',
  },
  'au.toll.right-ombudsman': {
    says: 'Demandez à la société de péage une aide pour difficultés (hardship) et d’abandonner ses frais. Elle ne peut pas vous tromper sur ce que vous devez.',
  },
  'au.toll.vic-nomination': {
    says: 'Dans le Victoria, le propriétaire peut nommer qui conduisait, ou montrer que la voiture était vendue ou volée.',
  },
  'au.toll.rights-summary': {
    says: "Vous pouvez payer la société de péage, ou lui dire qui conduisait ou que la voiture était vendue ou volée. Faites l'un des deux avant le jour indiqué.",
  },
  'au.toll.option-pay': {
    title: 'Payer la société de péage',
    cost: 'Le péage et les frais. Demandez de retirer les frais.',
    time: 'Avant le jour indiqué.',
    risk: 'Payez tout et à temps. Une amende suit pour un péage impayé.',
    bestFor: 'Le trajet était le vôtre.',
    says: "Payez comme l'avis le dit, ou sur le site de la société que vous ouvrez vous-même. Gardez le reçu.",
  },
  'au.toll.option-declare': {
    title: 'Dire qui conduisait',
    cost: 'Gratuit.',
    time: 'Avant le jour indiqué.',
    risk: 'Une fausse déclaration est un délit.',
    bestFor: "Quelqu'un d'autre conduisait, ou la voiture était vendue ou volée.",
    says: "Utilisez le formulaire ou la page en ligne que l'avis nomme. Une statutory declaration (déclaration solennelle) se signe devant un témoin. Envoyez-la à la société.",
  },
}
