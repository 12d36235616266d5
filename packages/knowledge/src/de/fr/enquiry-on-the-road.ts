/** Questions about fines, accidents and the licence: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'de.ask-buy.fine': {
    says: 'Vous avez deux semaines dès la date sur l’enveloppe jaune pour vous opposer par écrit. Juste et petite ? Payez. Une interdiction ou des points ? Voyez un avocat.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Vous devez donner votre nom et votre adresse. Vous ne devez rien dire sur les faits, ni accuser vous-même ou vos proches. La plupart des infractions routières se prescrivent après six mois ; jusqu’à l’été 2026, c’était en général trois. Mais ce formulaire peut relancer le délai.',
    dependsOn: 'si cela porte sur votre personne ou les faits',
  },
  'de.ask-buy.new-driver': {
    says: 'Une faute grave (type A, comme un feu rouge ou plus de 20 km/h de trop) ne retire pas le permis. Vous devez suivre un stage (Aufbauseminar), et la période passe de deux à quatre ans. Sans stage, le permis part. Vous avez deux semaines contre la décision d’amende.',
  },
  'de.ask-buy.fine-too-old': {
    says: 'La plupart des infractions routières se prescrivent après six mois ; jusqu’à l’été 2026, c’était en général trois. Un formulaire d’audition ou l’amende relance le délai. Faites opposition dans les deux semaines et dites-le.',
    dependsOn: 'du jour des faits et de ce que vous avez reçu depuis',
  },
}
