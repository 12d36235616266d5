/** Questions about parking, fines, accidents and the licence: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'de.ask-buy.private-parking': {
    says: 'C’est une pénalité de contrat, pas une amende. Seul le conducteur la doit. Demandez au magasin de l’annuler, et demandez des photos.',
    dependsOn: 'si les panneaux étaient clairs et si vous conduisiez',
  },
  'de.ask-buy.fine': {
    says: 'Vous avez deux semaines dès la date sur l’enveloppe jaune pour vous opposer par écrit. Juste et petite ? Payez. Une interdiction ou des points ? Voyez un avocat.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Vous devez donner nom et adresse. Vous n’êtes pas obligé de parler des faits, ni de vous accuser ou d’accuser des proches.',
    dependsOn: 'si cela porte sur votre personne ou les faits',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Voyez qui écrit : un office (Bußgeld, Verwarnung) ou une firme privée (Vertragsstrafe). Les règles sont différentes.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Une amende d’un office donne deux semaines dès la date sur l’enveloppe jaune. Notez ce jour.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Prenez des photos des panneaux, du lieu et de la voiture. Gardez les tickets.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'Pour une amende publique, demandez un étalement à l’office si vous ne pouvez pas payer d’un coup.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'Vous n’êtes pas obligé de parler des faits. Vous devez donner nom et adresse à un office.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Une pénalité privée est due par le conducteur, pas par le titulaire.',
  },
  'de.ask-buy.park-guide-option': {
    title: 'S’opposer ou rejeter par écrit',
    says: 'Opposez-vous à l’office, ou rejetez la pénalité de la firme et demandez des preuves.',
    cost: 'Gratuit.',
    time: 'Deux semaines pour une amende publique.',
    risk: 'Au tribunal, cela peut coûter plus.',
    bestFor: 'Ce n’était pas vous ou les panneaux étaient peu clairs.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'N’ignorez jamais une amende publique. L’office peut l’exécuter, jusqu’à la détention.',
  },
  'de.ask-buy.towed': {
    says: 'Sur un terrain privé, le propriétaire peut faire enlever tout de suite une voiture mal garée. Vous ne devez que le prix local usuel. S’ils la gardent jusqu’au paiement, payez sous réserve et réclamez le surplus. Sur la rue, la ville envoie une décision : contestez-la.',
  },
  'de.ask-buy.car-accident': {
    says: 'Vous pouvez réclamer directement à l’assureur adverse. Sous trois mois il doit faire une offre ou donner ses raisons. Sans faute, choisissez votre expert et votre avocat ; l’assureur paie les deux en règle. Gardez photos et témoins. Ne signez aucun accord rapide.',
  },
  'de.ask-buy.new-driver': {
    says: 'Une faute grave (type A, comme un feu rouge ou plus de 20 km/h de trop) ne retire pas le permis. Vous devez suivre un stage (Aufbauseminar), et la période passe de deux à quatre ans. Sans stage, le permis part. Vous avez deux semaines contre la décision d’amende.',
  },
}
