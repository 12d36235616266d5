/** Offices and firms that write to people: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_OFFICES_AND_FIRMS_WORDS: Words = {
  'de.sender.beitragsservice': {
    says: 'Il encaisse la redevance (Rundfunkbeitrag) des radios et télés publiques. Il n’a pas besoin d’un tribunal pour l’exécuter.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.finanzamt': {
    says: 'Le fisc. Il peut exécuter l’impôt sans tribunal. Il peut aussi vous donner plus de temps.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.hauptzollamt': {
    says: 'L’office des douanes. Il exécute sans tribunal les demandes d’organismes fédéraux, comme les caisses maladie et les Jobcenter.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.jobcenter': {
    says: 'Le Jobcenter verse l’aide de base et peut redemander de l’argent. Vous pouvez vous opposer dans le mois.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.arbeitsagentur': {
    says: 'L’agence pour l’emploi. Son service de Recklinghausen encaisse ce qui doit être remboursé.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.familienkasse': {
    says: 'La caisse familiale verse les allocations familiales (Kindergeld) et peut les redemander.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.stadtkasse': {
    says: 'La caisse de votre ville. Elle peut exécuter sans tribunal taxes et amendes publiques.',
    nextStep: 'Regardez l’encadré à la fin (Rechtsbehelfsbelehrung). Il donne votre délai.',
  },
  'de.sender.mahngericht': {
    says: 'Un tribunal qui envoie des injonctions de payer. Il n’a pas vérifié si la demande est vraie.',
    nextStep:
      'Opposez-vous sur le formulaire rose dans les deux semaines de la remise si vous n’êtes pas d’accord.',
  },
  'de.sender.schufa': {
    says: 'Un fichier de crédit. Il garde des données sur les contrats et dettes impayées. Il ne peut pas demander d’argent.',
    regulator: 'l’autorité de protection des données de votre Land',
    complainTo: 'D’abord le fichier, puis l’autorité de protection des données.',
    nextStep:
      'Demandez la copie gratuite de vos données (art. 15 RGPD) et faites corriger les erreurs.',
  },
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
