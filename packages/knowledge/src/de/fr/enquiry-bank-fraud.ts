/** Questions about payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_WORDS: Words = {
  'de.ask-buy.bank-refund': {
    says: 'Un paiement que vous n’avez pas permis doit revenir avant le jour ouvré suivant inclus, sauf grave négligence. Un prélèvement peut être annulé pendant huit semaines.',
    dependsOn: 'si vous avez permis le paiement',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un prélèvement que vous ne vouliez pas peut être annulé à votre banque pendant huit semaines.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Bloquez le compte tout de suite (116 116), écrivez à la banque que vous n’avez pas permis le paiement, et allez à la police. La banque doit rendre l’argent le jour ouvrable suivant. Elle ne peut refuser que si elle prouve votre faute grave. Saisissez alors son médiateur.',
  },
  'de.ask-buy.lost-card': {
    says: 'Faites-la bloquer aussitôt : 116 116. Après, vous ne devez rien pour les paiements d’autrui. Avant, au plus 50 €, et rien si vous ne pouviez pas voir la perte. Seule une faute grave, comme le code gardé avec la carte, vous fait tout payer. Portez plainte et réclamez l’argent par écrit.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Signalez à la banque tout paiement non permis dès que vous le voyez. Après 13 mois, le droit est perdu.',
  },
}
