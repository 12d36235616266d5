/** Messages of swindlers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_FR: Words = {
  'jp.buy.scam-want': {
    says: 'Ce message veut votre argent ou vos données par la peur (架空請求).',
  },
  'jp.buy.scam-who': {
    says: 'Cela ressemble à un escroc qui utilise un nom officiel.',
  },
  'jp.buy.scam-real': {
    says: 'Les tribunaux n’envoient pas de cartes postales et ne demandent pas de cartes cadeaux. Les vrais papiers viennent par remise spéciale (特別送達).',
  },
  'jp.buy.scam-stop': {
    says: 'N’appelez pas le numéro du message, et ne payez pas.',
  },
  'jp.buy.scam-188': {
    says: 'Appelez le 188 ou la ligne de police #9110. Si vous avez payé, appelez votre banque tout de suite.',
  },
  'jp.buy.scam-right': {
    says: 'Vous n’avez pas à payer ce que vous n’avez jamais commandé.',
  },
  'jp.buy.scam-option': {
    title: 'Ne pas répondre, après vérification',
    says: 'Demandez au vrai service à un numéro que vous avez trouvé.',
    cost: 'Rien.',
    time: 'Quelques minutes.',
    risk: 'Un vrai papier du tribunal ne doit pas être ignoré.',
    bestFor: 'Vous ne connaissez pas la demande.',
  },
  'jp.scam.false-page': {
    says: 'Une fausse page de connexion qui prend votre mot de passe est un délit. N’ouvrez pas le lien. Ouvrez vous-même la vraie application ou le vrai site.',
  },
  'jp.scam.not-yet': {
    says: 'Il ne vous arrive rien si vous ne répondez pas. Tromper les gens pour de l’argent est un délit.',
  },
  'jp.scam.right-unordered': {
    says: 'Des biens jamais commandés peuvent être jetés tout de suite. Vous n’avez pas à payer.',
  },
  'jp.scam.right-freeze': {
    says: 'Si vous avez envoyé de l’argent, votre banque peut bloquer le compte de l’escroc. Appelez tout de suite la banque et la police.',
  },
  'jp.scam.step-keep': {
    says: 'Gardez le message, le numéro et la preuve de paiement.',
  },
}
