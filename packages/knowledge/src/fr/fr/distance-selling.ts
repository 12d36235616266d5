/** Sales online, by phone or at the door: the right to withdraw, sales calls and things nobody ordered: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISTANCE_SELLING_WORDS: Words = {
  'fr.buy.right-withdraw': {
    says: 'Pour la plupart des achats en ligne, par téléphone ou chez vous, vous avez 14 jours pour vous rétracter, sans raison. Le vendeur rembourse alors en 14 jours.',
  },
  'fr.buy.right-withdraw-longer': {
    says: 'Si le vendeur ne vous a pas informé de ce droit, vous avez douze mois de plus.',
  },
  'fr.buy.right-cold-call': {
    says: 'Depuis le 11 août 2026, une entreprise doit avoir votre accord avant un appel commercial. Sinon, le contrat est nul.',
  },
  'fr.buy.right-unordered': { says: 'Vous ne devez rien pour ce que vous n’avez pas commandé.' },
  'fr.buy.insight-withdraw': {
    says: 'La lettre parle de rétractation. Les 14 jours partent de la livraison du bien, ou du contrat pour un service.',
    actionable: 'Envoyez votre rétractation par écrit maintenant et gardez la preuve.',
  },
  'fr.buy.change-calls': {
    says: 'Depuis le 11 août 2026, les appels commerciaux exigent votre accord préalable.',
    was: 'Il fallait s’inscrire à Bloctel pour refuser.',
    is: 'Sans votre accord, ces appels sont interdits.',
  },
  'fr.buy.right-withdraw-button': {
    says: 'Depuis le 19 juin 2026, un site qui vend en ligne doit avoir un bouton gratuit pour se rétracter (« renoncer au contrat ici »).',
  },
  'fr.buy.change-withdraw-button': {
    says: 'Depuis le 19 juin 2026, vous pouvez vous rétracter d’un achat en ligne avec un bouton sur le site.',
    was: 'Il fallait envoyer un formulaire ou une lettre.',
    is: 'Le site doit offrir un bouton et vous envoyer un accusé de réception.',
  },
}
