/** Questions about fines, speeding and private parking: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'ch.ask.fine': {
    says: 'Une amende d’ordre : trente jours pour payer. Une ordonnance pénale : faites opposition par écrit dans les dix jours, sinon elle est définitive.',
  },
  'ch.ask.speeding': {
    says: 'Jusqu’à 15 km/h de trop en ville, 20 hors localité et 25 sur autoroute, c’est une amende d’ordre. Au-delà, il y a dénonciation. En ville, 16 à 20 donnent un avertissement, 21 à 24 au moins un mois de retrait, dès 25 au moins trois. Dix jours contre une ordonnance pénale. Dès 21, voyez un avocat.',
  },
  'ch.ask.fine-unpaid': {
    says: 'Après 30 jours, l’amende d’ordre devient une procédure ordinaire, avec ordonnance pénale et frais. Si elle est fausse, faites opposition dans les dix jours. Une amende impayée peut être remplacée par des jours de prison. Demandez avant, par écrit, des acomptes, un délai ou un travail d’intérêt général.',
  },
}
