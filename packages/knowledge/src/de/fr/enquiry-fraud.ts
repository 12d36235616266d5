/** Questions about swindles, false bills and things that nobody ordered: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'de.ask-buy.scam-message': {
    says: 'Ne payez pas, ne cliquez pas et raccrochez. Si argent ou données sont partis, appelez maintenant votre banque ou le 116 116 et signalez-le à la police.',
  },
  'de.ask-buy.unordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé. Vous n’avez pas à le renvoyer, si une entreprise vous l’a envoyé exprès.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Ne donnez jamais PIN, TAN ou numéro de carte par téléphone, e-mail ou chat.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Appelez tout de suite la banque (116 116), faites rappeler le virement et allez à la police. Vous l’avez ordonné vous-même, donc la banque ne doit le plus souvent rien. Mais depuis le 9 octobre 2025 elle doit comparer nom et compte. Pas d’alerte sur un faux nom ? Demandez-lui l’argent.',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Pas de bouton clair comme « zahlungspflichtig bestellen » ? Alors il n’y a pas de contrat et vous ne devez rien. Écrivez-le. En second, retirez-vous dans les 14 jours, ou plus tard s’ils ne vous ont pas informé. Résiliez aussi par le bouton du site. Faites revenir les prélèvements par la banque.',
  },
}
