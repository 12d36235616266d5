/** Questions about contracts that run on: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'de.ask-buy.gym': {
    says: 'Contrats depuis mars 2022 : deux ans au plus, puis un mois de préavis à tout moment. Une longue maladie peut finir tout de suite un contrat de sport.',
    dependsOn: 'quand vous avez signé et ce que dit le contrat',
  },
  'de.ask-buy.phone-contract': {
    says: 'Conclu en ligne, par téléphone ou à la porte ? Vous avez 14 jours pour vous rétracter sans motif ; l’envoi à temps suffit. Sinon, deux ans au plus, puis un mois de préavis. Un contrat par appel ne vaut qu’après votre accord sur le résumé écrit. Une hausse de prix permet de partir.',
    dependsOn: 'comment il est né et depuis quand il dure',
  },
  'de.ask-buy.price-rise': {
    says: 'Le fournisseur doit le dire avant la hausse, un mois avant pour les ménages. Vous pouvez alors partir sans préavis le jour où elle commence.',
    dependsOn: 'si votre fournisseur vous l’a dit à temps',
  },
  'de.ask-buy.gym-ill': {
    says: 'Si vous ne pouvez plus vous entraîner longtemps, vous pouvez finir le contrat tout de suite. Écrivez-le avec un certificat médical qui le dit. Pas besoin de nommer la maladie d’abord. Seul le tribunal exige la preuve. Pour une courte maladie, une pause est plus courante.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Le plus souvent oui, sans motif, mais avec deux mois de préavis. Une caisse publique (Sparkasse) a besoin d’un motif juste. Vous avez droit à un compte de base (Basiskonto) dans toute banque, même endetté. Demandez-le maintenant et donnez le nouveau numéro.',
  },
  'de.ask-buy.slow-internet': {
    says: 'S’il est souvent bien plus lent que convenu, vous pouvez payer moins ou résilier. Prouvez-le avec la mesure de la Bundesnetzagentur (breitbandmessung.de). Signalez une panne tout de suite. Après deux jours, vous pouvez demander de l’argent pour chaque jour.',
  },
  'de.ask-buy.phone-cut': {
    says: 'Votre ligne ne peut être coupée que si vous devez au moins 100 € et qu’un avertissement écrit est venu deux semaines avant. Les sommes contestées avec motifs ne comptent pas. Payez le reste et demandez l’aide de la Bundesnetzagentur.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Votre silence ne vaut pas accord à des frais plus hauts. Sans votre oui, la banque doit rendre le surplus, aussi pour les années passées dans le délai. Écrivez-lui, puis allez à son médiateur. Elle peut clôturer le compte avec deux mois de préavis.',
  },
}
