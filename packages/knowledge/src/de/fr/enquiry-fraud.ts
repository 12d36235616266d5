/** Questions about fraud, traps, and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'de.ask-buy.scam-message': {
    says: 'Ne payez pas, ne cliquez pas et raccrochez. Si argent ou données sont partis, appelez maintenant votre banque ou le 116 116 et signalez-le à la police.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Un paiement que vous n’avez pas permis doit revenir avant le jour ouvré suivant inclus, sauf grave négligence. Un prélèvement peut être annulé pendant huit semaines.',
    dependsOn: 'si vous avez permis le paiement',
  },
  'de.ask-buy.unordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé. Vous n’avez pas à le renvoyer, si une entreprise vous l’a envoyé exprès.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Ne donnez jamais PIN, TAN ou numéro de carte par téléphone, e-mail ou chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un prélèvement que vous ne vouliez pas peut être annulé à votre banque pendant huit semaines.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Bloquez le compte tout de suite (116 116), écrivez à la banque que vous n’avez pas permis le paiement, et allez à la police. La banque doit rendre l’argent le jour ouvrable suivant. Elle ne peut refuser que si elle prouve votre faute grave. Saisissez alors son médiateur.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Appelez tout de suite la banque (116 116), faites rappeler le virement et allez à la police. Vous l’avez ordonné vous-même, donc la banque ne doit le plus souvent rien. Mais depuis le 9 octobre 2025 elle doit comparer nom et compte. Pas d’alerte sur un faux nom ? Demandez-lui l’argent.',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Pas de bouton clair comme « zahlungspflichtig bestellen » ? Alors il n’y a pas de contrat et vous ne devez rien. Écrivez-le. En second, retirez-vous dans les 14 jours, ou plus tard s’ils ne vous ont pas informé. Résiliez aussi par le bouton du site. Faites revenir les prélèvements par la banque.',
  },
  'de.ask-buy.lost-card': {
    says: 'Faites-la bloquer aussitôt : 116 116. Après, vous ne devez rien pour les paiements d’autrui. Avant, au plus 50 €, et rien si vous ne pouviez pas voir la perte. Seule une faute grave, comme le code gardé avec la carte, vous fait tout payer. Portez plainte et réclamez l’argent par écrit.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Signalez à la banque tout paiement non permis dès que vous le voyez. Après 13 mois, le droit est perdu.',
  },
}
