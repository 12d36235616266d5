/** Firms that write to people: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_FIRMS_WORDS: Words = {
  'de.sender.gema': {
    says: 'La GEMA donne des licences de musique en public pour les compositeurs. L’écoute privée ne demande pas de licence.',
    nextStep:
      'Vérifiez si vous avez joué de la musique en public. Demandez ensuite quel tarif ils ont pris.',
  },
  'de.sender.parkcontrol': {
    says: 'Une firme privée qui surveille des parkings de magasins. Sa facture est une pénalité de contrat, pas une amende.',
    complainTo: 'Le magasin à qui est le parking, puis la Verbraucherzentrale.',
    nextStep:
      'Vérifiez qui conduisait, les panneaux et la somme. Demandez au magasin de l’annuler.',
  },
  'de.sender.fairparken': {
    says: 'Une firme privée qui surveille des parkings de magasins. Sa facture est une pénalité de contrat, pas une amende.',
    complainTo: 'Le magasin à qui est le parking, puis la Verbraucherzentrale.',
    nextStep:
      'Vérifiez qui conduisait, les panneaux et la somme. Demandez au magasin de l’annuler.',
  },
  'de.sender.apcoa': {
    says: 'Une firme privée de parkings. Sa facture est une pénalité de contrat, pas une amende.',
    complainTo: 'Le magasin à qui est le parking, puis la Verbraucherzentrale.',
    nextStep:
      'Vérifiez qui conduisait, les panneaux et la somme. Demandez au magasin de l’annuler.',
  },
  'de.sender.contipark': {
    says: 'Une firme privée de parkings. Sa facture est une pénalité de contrat, pas une amende.',
    complainTo: 'Le magasin à qui est le parking, puis la Verbraucherzentrale.',
    nextStep:
      'Vérifiez qui conduisait, les panneaux et la somme. Demandez au magasin de l’annuler.',
  },
  'de.sender.telekom': {
    says: 'Une entreprise de téléphone et d’internet.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'D’abord l’entreprise, puis le service de conciliation de la Bundesnetzagentur.',
    nextStep: 'Vérifiez le contrat et la facture. Contestez par écrit.',
  },
  'de.sender.vodafone': {
    says: 'Une entreprise de téléphone, d’internet et de câble.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'D’abord l’entreprise, puis le service de conciliation de la Bundesnetzagentur.',
    nextStep: 'Vérifiez le contrat et la facture. Contestez par écrit.',
  },
  'de.sender.o2': {
    says: 'Une entreprise de téléphone et d’internet, connue comme o2.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'D’abord l’entreprise, puis le service de conciliation de la Bundesnetzagentur.',
    nextStep: 'Vérifiez le contrat et la facture. Contestez par écrit.',
  },
  'de.sender.einsundeins': {
    says: 'Une entreprise de téléphone et d’internet.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'D’abord l’entreprise, puis le service de conciliation de la Bundesnetzagentur.',
    nextStep: 'Vérifiez le contrat et la facture. Contestez par écrit.',
  },
  'de.sender.eon': {
    says: 'Un fournisseur d’électricité et de gaz.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'D’abord le fournisseur, puis la Schlichtungsstelle Energie.',
    nextStep: 'Comparez le relevé du compteur. Demandez un étalement avant la date.',
  },
  'de.sender.vattenfall': {
    says: 'Un fournisseur d’électricité et de gaz.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'D’abord le fournisseur, puis la Schlichtungsstelle Energie.',
    nextStep: 'Comparez le relevé du compteur. Demandez un étalement avant la date.',
  },
  'de.sender.enbw': {
    says: 'Un fournisseur d’électricité et de gaz.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'D’abord le fournisseur, puis la Schlichtungsstelle Energie.',
    nextStep: 'Comparez le relevé du compteur. Demandez un étalement avant la date.',
  },
  'de.sender.stadtwerke': {
    says: 'Le fournisseur d’électricité, de gaz, de chauffage ou d’eau de votre ville.',
    regulator: 'Bundesnetzagentur',
    complainTo: 'D’abord le fournisseur, puis la Schlichtungsstelle Energie.',
    nextStep: 'Comparez le relevé du compteur. Demandez un étalement avant la date.',
  },
  'de.sender.vonovia': {
    says: 'Le plus grand bailleur privé d’Allemagne. Deutsche Wohnen en fait partie.',
    nextStep: 'Vérifiez la demande avec une association de locataires avant de signer ou payer.',
  },
  'de.sender.leg': {
    says: 'Un grand bailleur privé.',
    nextStep: 'Vérifiez la demande avec une association de locataires avant de signer ou payer.',
  },
}
