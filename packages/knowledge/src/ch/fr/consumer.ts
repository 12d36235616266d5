/** Buying, contracts, health premiums, insurers and scams: the words in French. */
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
  'ch.buy.health-cover': {
    says: 'Votre assurance de base continue malgré les arriérés. L’assureur doit vous envoyer un rappel et fixer trente jours avant une poursuite.',
  },
  'ch.buy.insure-want': { says: 'Votre assurance vous dit ce qu’elle paiera.' },
  'ch.buy.insure-step': {
    says: 'Demandez par écrit la raison et la clause. Demandez ensuite l’aide gratuite de l’ombudsman.',
  },
  'ch.buy.insure-right': { says: 'Vous pouvez consulter gratuitement l’ombudsman de la branche.' },
  'ch.buy.insure-option': {
    title: 'Demander l’ombudsman',
    says: 'Envoyez vos lettres.',
    cost: 'Rien.',
    time: 'Des semaines.',
    risk: 'Les délais continuent de courir.',
    bestFor: 'Vous pensez que le refus est faux.',
  },
  'ch.buy.scam-want': { says: 'Ce message veut votre argent ou vos codes en vous pressant.' },
  'ch.buy.scam-who': { says: 'Il semble venir d’un escroc qui utilise un nom connu.' },
  'ch.buy.scam-stop': {
    says: 'Ne payez pas, ne cliquez pas, ne rappelez pas. Cherchez vous-même le vrai numéro.',
  },
  'ch.buy.scam-bank': {
    says: 'Vous avez payé ou donné un code ? Appelez tout de suite votre banque, puis la police.',
  },
  'ch.buy.scam-right': {
    says: 'Vous pouvez le signaler gratuitement à l’Office fédéral de la cybersécurité (OFCS).',
  },
  'ch.buy.scam-option': {
    title: 'Ne pas répondre et signaler',
    says: 'Demandez d’abord à la vraie entreprise.',
    cost: 'Rien.',
    time: 'Quelques minutes.',
    risk: 'Aucun, après vérification.',
    bestFor: 'Vous ne la connaissez pas.',
  },
  'ch.buy.bill-want': { says: 'Un fournisseur veut que vous payiez une facture.' },
  'ch.buy.bill-check': {
    says: 'Vérifiez la facture. Proposez ensuite des acomptes si vous ne pouvez pas tout payer.',
  },
  'ch.buy.bill-right': { says: 'Vous pouvez demander le relevé du compteur et le calcul.' },
  'ch.buy.bill-plan': {
    title: 'Demander un plan de paiement',
    says: 'Proposez une somme par mois.',
    cost: 'Ce que vous proposez.',
    time: 'Un appel.',
    risk: 'Tenez-le.',
    bestFor: 'Vous devez la somme.',
  },
  'ch.buy.right-phone-sale': {
    says: 'Vous l’a-t-on vendu par téléphone ou à votre porte, pour plus de 100 francs ? Vous pouvez alors le révoquer pendant 14 jours. Les jours ne courent que si l’on vous a informé de ce droit.',
  },
}
