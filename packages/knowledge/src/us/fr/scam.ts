/** The French words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_FR: Words = {
  'us.scam.want': {
    says: 'Ils veulent vite de l’argent ou vos données, avant que vous puissiez vérifier.',
  },
  'us.scam.who': {
    says: 'Les escrocs utilisent souvent le nom de l’IRS, de Social Security, de la police, d’une banque ou d’un grand magasin.',
  },
  'us.scam.reality': {
    says: 'Aucun vrai bureau ne demande des cartes cadeaux, de la crypto, de l’argent par coursier ou un virement pour mettre votre argent en sécurité.',
  },
  'us.scam.rights-summary': {
    says: 'Vous n’êtes pas obligé de répondre. Vous pouvez raccrocher, supprimer, et demander au vrai bureau à son propre numéro.',
  },
  'us.scam.not-yet': {
    says: 'Personne ne vient vous arrêter aujourd’hui à cause de ce message. Les vrais tribunaux et bureaux écrivent et donnent du temps.',
  },
  'us.scam.irs': {
    says: 'L’IRS écrit d’abord par la poste. Il ne commence pas par un texto, un e-mail ou un appel sur une dette ou un remboursement.',
    actionable:
      'Regardez votre compte sur IRS.gov. N’utilisez pas le lien ou le numéro du message.',
  },
  'us.scam.ssa': {
    says: 'Social Security ne suspend jamais votre numéro et ne demande jamais d’argent pour le garder.',
    actionable: 'Signalez-le sur oig.ssa.gov.',
  },
  'us.scam.debt': {
    says: 'Une agence de recouvrement qui ne donne ni son nom, ni son adresse, ni un avis écrit est peut-être fausse.',
    actionable:
      'Demandez un avis de validation écrit (validation notice). Cherchez l’affaire sur le propre site du tribunal.',
  },
  'us.scam.false-officer': {
    says: 'Se faire passer pour un agent fédéral pour avoir de l’argent est un crime, avec jusqu’à trois ans de prison. Ici, la victime, c’est vous.',
    actionable:
      'Notez le nom, le numéro de badge et le numéro de téléphone qu’ils utilisent, et signalez-les.',
  },
  'us.scam.ssa-name': {
    says: 'Personne ne peut utiliser le nom de Social Security pour donner à une fausse lettre un air officiel. Ceux qui le font risquent une amende.',
  },
  'us.scam.right-check': {
    says: 'Vous avez le droit de prendre votre temps et de vérifier auprès du vrai bureau avant de payer ou de dire quelque chose.',
  },
  'us.scam.right-bank': {
    says: 'Si de l’argent a quitté votre compte sans votre accord, votre banque doit l’examiner. Dites-le dans les deux jours ouvrables pour devoir le moins possible.',
  },
  'us.scam.toll': {
    says: 'La plupart des textos sur des péages impayés avec un lien sont des arnaques. Regardez votre compte sur le propre site de l’agence de péage.',
  },
  'us.scam.right-card': {
    says: 'Pour des achats avec un numéro de carte de crédit volé, vous devez au plus $50, le plus souvent rien. Appelez maintenant la société de la carte.',
  },
  'us.scam.right-identity-crime': {
    says: 'Se servir de votre nom ou de votre numéro pour tromper est un crime fédéral (identity theft). Si vous les avez donnés, allez sur IdentityTheft.gov.',
  },
}
