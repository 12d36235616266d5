/** Disputes over what was bought: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'ch.buy.want': { says: 'Une entreprise dit que vous devez respecter un contrat ou payer.' },
  'ch.buy.real': {
    says: 'La Suisse ne connaît pas de droit général d’annuler un achat en ligne. Lisez les conditions du vendeur.',
  },
  'ch.buy.not-yet': { says: 'Personne ne peut rien prendre sans l’office des poursuites.' },
  'ch.buy.step-write': {
    says: 'Écrivez tout de suite ce qui est défectueux et ce que vous voulez.',
  },
  'ch.buy.step-door': {
    says: 'Vente à votre porte ou par téléphone ? Révoquez par écrit dans les quatorze jours.',
  },
  'ch.buy.right-door': {
    says: 'Vous avez quatorze jours pour révoquer un achat fait à votre porte ou par téléphone au-dessus de CHF 100.',
  },
  'ch.buy.right-defect': {
    says: 'Pour un objet neuf, le vendeur répond des défauts en général deux ans. Vérifiez les conditions et signalez un défaut tout de suite.',
  },
  'ch.buy.option-write': {
    title: 'Contester par écrit',
    says: 'Dites pourquoi vous ne devez rien.',
    cost: 'Un timbre.',
    time: 'Une lettre.',
    risk: 'Une poursuite peut suivre.',
    bestFor: 'Vous n’êtes pas engagé.',
  },
  'ch.buy.option-ombud': {
    title: 'Aller chez l’ombudsman',
    says: 'Beaucoup de branches en ont un gratuit.',
    cost: 'Le plus souvent rien.',
    time: 'Des semaines.',
    risk: 'Il ne peut pas forcer l’entreprise.',
    bestFor: 'L’entreprise ne vous aide pas.',
  },
  'ch.buy.right-phone-sale': {
    says: 'Vous l’a-t-on vendu par téléphone ou à votre porte, pour plus de 100 francs ? Vous pouvez alors le révoquer pendant 14 jours. Les jours ne courent que si l’on vous a informé de ce droit.',
  },
}
