/** Messages of swindlers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
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
  'ch.scam.reality': {
    says: 'Aucun office, aucune banque, aucune police ne demande des codes, des cartes cadeaux ou des cryptos.',
  },
  'ch.scam.not-yet': {
    says: 'Il ne vous arrive rien si vous ne répondez pas. Tromper pour de l’argent est un crime.',
  },
  'ch.scam.right-unordered': {
    says: 'Ce que vous n’avez jamais commandé, vous ne devez ni le payer ni le renvoyer.',
  },
  'ch.scam.step-police': {
    says: 'Si vous avez perdu de l’argent, déposez plainte à la police cantonale et gardez tous les messages.',
  },
}
