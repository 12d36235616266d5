/** A landlord's claim for eviction in court: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_WORDS: Words = {
  'de.home.deadline-cure': {
    says: 'Un congé immédiat pour loyers impayés tombe si tout est payé dans les deux mois de la remise de la demande d’expulsion. Cela marche une fois en deux ans.',
    action: 'Payer tout le loyer dû, ou obtenir la promesse écrite d’un office de le payer',
    consequence: 'Le congé sans délai reste valable.',
  },
  'de.home.warn-claim': {
    says: 'Vous pourriez perdre votre logement dans ce procès. Voyez cette semaine un avocat et le service logement de la ville.',
  },
  'de.home.step-claim-office': {
    says: 'Demandez tout de suite au Jobcenter ou à l’office social de prendre en charge les dettes de loyer. Dans les deux mois, cela peut sauver le logement.',
  },
  'de.home.option-claim-pay': {
    says: 'Payez tout, ou apportez la promesse de paiement du Jobcenter ou du bureau social. Dites-le au tribunal.',
    title: 'Payer toute la dette de loyer',
    cost: 'Toute la dette, peut-être avec un prêt du bureau.',
    time: 'Au plus tard deux mois après la signification de la demande.',
    risk: 'Cela ne guérit pas un congé ordinaire donné en même temps. Les frais du procès peuvent rester à votre charge.',
    bestFor: 'Vous devez le loyer et voulez rester.',
  },
  'de.home.step-claim-time': {
    says: 'Dans votre défense, demandez au tribunal du temps pour partir (Räumungsfrist), au cas où vous perdez.',
  },
}
