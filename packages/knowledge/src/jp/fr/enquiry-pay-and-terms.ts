/** Questions on pay that is cut or not paid, shifts, trial periods and charges for leaving: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_TERMS_FR: Words = {
  'jp.ask.flat-overtime': {
    says: 'Oui. Un forfait ne compte que si sa somme et ses heures sont bien séparées du salaire de base. Les heures au-delà sont dues, avec 25 % de plus au moins, 50 % au-delà de 60 par mois. Vous pouvez réclamer trois ans. Notez vos heures.',
  },
  'jp.ask.shifts-cut': {
    says: 'Si votre horaire était fixé et que la firme l’annule, elle doit au moins 60 % du salaire moyen (休業手当). Si le contrat nomme des jours ou des heures, elle ne peut les réduire sans votre accord. Gardez les plannings et allez à l’inspection du travail.',
  },
  'jp.ask.pay-lowered': {
    says: 'Non. La firme ne peut baisser votre paie sans votre accord libre. Un nouveau règlement ne vous lie que s’il est raisonnable et connu. Une sanction prend au plus une demi-journée par fait, et un dixième par mois. Écrivez que vous n’êtes pas d’accord.',
  },
  'jp.ask.trial-period': {
    says: 'L’essai est un vrai emploi. La firme doit avoir une bonne raison qu’elle ne pouvait connaître à l’embauche. Après 14 jours de travail, il faut aussi 30 jours de préavis ou de paie. Demandez les raisons par écrit et ne signez rien.',
  },
  'jp.ask.quit-penalty': {
    says: 'Le plus souvent non. La firme ne peut fixer d’avance une pénalité pour un départ, ni la prendre sur le salaire. Elle ne peut réclamer qu’un tort prouvé, ce qui est rare. Donnez deux semaines de préavis par écrit, et montrez les menaces à l’inspection du travail.',
  },
  'jp.ask.freelance-unpaid': {
    says: 'La paie est due dans les 60 jours après la remise du travail. La firme ne peut ni baisser le prix ni refuser le travail sans faute de votre part. Envoyez une facture avec une date limite. Signalez-le à la 公正取引委員会. Aide gratuite : フリーランス・トラブル110番.',
  },
  'jp.ask.minimum-pay': {
    says: 'Oui. La firme doit payer le minimum de votre préfecture, même si vous avez accepté moins. Vous pouvez réclamer la différence sur trois ans. Signalez-le à l’inspection du travail (労働基準監督署). On ne peut vous punir pour cela.',
  },
  'jp.ask.other-than-advert': {
    says: 'Oui. Si les conditions diffèrent de celles données par écrit, vous pouvez partir tout de suite. La paie promise est due. Demandez le papier (労働条件通知書) et gardez l’annonce. Prévenez Hello Work ou l’inspection du travail.',
  },
  'jp.ask.social-insurance': {
    says: 'Si vous travaillez environ trois quarts du temps plein, une firme couverte doit vous assurer. Dans les plus grandes, 20 heures par semaine peuvent suffire. Demandez au bureau des pensions (年金事務所) de le confirmer, jusqu’à deux ans en arrière.',
  },
  'jp.ask.leave-days-fixed': {
    says: 'Le plus souvent non. Vous choisissez les jours ; la firme ne peut les déplacer que si le travail en souffre beaucoup. Elle peut fixer cinq jours par an après vous avoir entendu, plus seulement par accord (計画年休). Ses jours de fermeture ne sont pas vos congés.',
  },
  'jp.ask.term-ended-early': {
    says: 'Non. Un contrat à durée fixe ne finit pas plus tôt sans raison grave. Une agence ne peut vous laisser parce que le client part. Elle doit trouver un autre travail ou payer au moins 60 % jusqu’à la fin. Ne signez rien et demandez au bureau du travail.',
  },
  'jp.ask.ill-from-work': {
    says: 'Oui, cela peut compter comme accident du travail si une forte charge vous a rendu malade, comme le harcèlement ou de très longues heures. Vous demandez vous-même à l’inspection du travail, sans l’accord de la firme. Gardez notes, enregistrements, heures et dossier médical. Pour la paie perdue : deux ans.',
  },
  'jp.ask.severance': {
    says: 'Vous pouvez la réclamer si le règlement, le contrat ou l’usage la prévoit. Demandez à voir les règles (退職金規程). Même après un renvoi pour faute, elle ne baisse que pour une faute très grave. Réclamez par lettre certifiée ; elle se prescrit après cinq ans. L’inspection du travail peut aider.',
  },
  'jp.ask.pay-for-damage': {
    says: 'Pas toute la somme. Pour une erreur au travail, le tribunal n’accorde qu’une part juste, souvent un quart ou moins, et rien pour une petite faute. La firme ne peut la prendre seule sur la paie. Ne signez rien et demandez à l’inspection du travail ou à un avocat.',
  },
  'jp.ask.no-pay-slip': {
    says: 'Oui, la firme doit donner une fiche de paie à chaque paiement, sur papier ou en ligne. Payer en liquide est permis, mais heures et sommes doivent être notées. Demandez par écrit les fiches et les conditions (労働条件通知書). Notez vous-même. Sinon, prévenez le fisc et l’inspection du travail.',
  },
}
