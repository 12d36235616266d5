/** Questions about private parking penalties and towing, and the guide for a parking fine: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WORDS: Words = {
  'de.ask-buy.private-parking': {
    says: 'C’est une pénalité de contrat, pas une amende. Seul le conducteur la doit. Demandez au magasin de l’annuler, et demandez des photos.',
    dependsOn: 'si les panneaux étaient clairs et si vous conduisiez',
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
}
