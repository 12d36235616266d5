/** Questions about pay that is cut or too low: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOWER_PAY_FR: Words = {
  'jp.ask.flat-overtime': {
    says: 'Oui. Un forfait ne compte que si sa somme et ses heures sont bien séparées du salaire de base. Les heures au-delà sont dues, avec 25 % de plus au moins, 50 % au-delà de 60 par mois. Vous pouvez réclamer trois ans. Notez vos heures.',
  },
  'jp.ask.shifts-cut': {
    says: 'Si votre horaire était fixé et que la firme l’annule, elle doit au moins 60 % du salaire moyen (休業手当). Si le contrat nomme des jours ou des heures, elle ne peut les réduire sans votre accord. Gardez les plannings et allez à l’inspection du travail.',
  },
  'jp.ask.pay-lowered': {
    says: 'Non. La firme ne peut baisser votre paie sans votre accord libre. Un nouveau règlement ne vous lie que s’il est raisonnable et connu. Une sanction prend au plus une demi-journée par fait, et un dixième par mois. Écrivez que vous n’êtes pas d’accord.',
  },
  'jp.ask.freelance-unpaid': {
    says: 'La paie est due dans les 60 jours après la remise du travail. La firme ne peut ni baisser le prix ni refuser le travail sans faute de votre part. Envoyez une facture avec une date limite. Signalez-le à la 公正取引委員会. Aide gratuite : フリーランス・トラブル110番.',
  },
  'jp.ask.minimum-pay': {
    says: 'Oui. La firme doit payer le minimum de votre préfecture, même si vous avez accepté moins. Vous pouvez réclamer la différence sur trois ans. Signalez-le à l’inspection du travail (労働基準監督署). On ne peut vous punir pour cela.',
  },
  'jp.ask.severance': {
    says: 'Vous pouvez la réclamer si le règlement, le contrat ou l’usage la prévoit. Demandez à voir les règles (退職金規程). Même après un renvoi pour faute, elle ne baisse que pour une faute très grave. Réclamez par lettre certifiée ; elle se prescrit après cinq ans. L’inspection du travail peut aider.',
  },
  'jp.ask.no-pay-slip': {
    says: 'Oui, la firme doit donner une fiche de paie à chaque paiement, sur papier ou en ligne. Payer en liquide est permis, mais heures et sommes doivent être notées. Demandez par écrit les fiches et les conditions (労働条件通知書). Notez vous-même. Sinon, prévenez le fisc et l’inspection du travail.',
  },
}
