/** The French words of Ireland: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FR: Words = {
  'ie.claim.want': {
    says: 'Vous pouvez répondre et donner votre version. Cherchez le dernier jour pour le faire.',
  },
  'ie.claim.reality': {
    says: 'C’est un vrai acte de justice. Ce n’est pas encore un jugement. Si vous répondez à temps, ils doivent prouver ce qu’ils disent.',
  },
  'ie.claim.who': {
    says: 'Celui qui réclame est le demandeur (claimant ou plaintiff). Vous êtes le défendeur (respondent ou defendant). Le tribunal ne prend pas parti.',
  },
  'ie.claim.rights': {
    says: 'Vous pouvez tout contester ou une partie, trouver un accord ou demander à payer par mensualités.',
  },
  'ie.claim.not-yet': {
    says: 'Ils ne peuvent pas encore envoyer un huissier (sheriff). Il leur faut d’abord un jugement.',
  },
  'ie.claim.know-default': {
    says: 'Beaucoup perdent seulement parce qu’ils n’ont pas répondu. Une défense à temps garde votre affaire ouverte.',
  },
  'ie.claim.right-defend': {
    says: 'Vous avez le droit de vous défendre et d’être entendu.',
  },
  'ie.claim.right-documents': {
    says: 'Vous pouvez demander une copie des papiers sur lesquels ils s’appuient.',
  },
  'ie.claim.right-old': {
    says: 'Vous pouvez dire que la demande est trop ancienne. Écrivez-le dans votre défense.',
  },
  'ie.claim.district': {
    says: 'Au District Court, vous avez 28 jours à partir de la remise des papiers. Nous comptons depuis la date du papier, par prudence.',
    action: 'Remettre et déposer votre réponse et votre défense (appearance and defence)',
    consequence: 'Ils peuvent demander un jugement sans vous entendre.',
  },
  'ie.claim.circuit': {
    says: 'Au Circuit Court, vous avez 10 jours à partir de la remise pour déposer une réponse (appearance). Nous comptons depuis la date du papier, par prudence.',
    action: 'Déposer une réponse (appearance) au greffe du Circuit Court',
    consequence: 'Ils peuvent demander un jugement sans vous entendre.',
  },
  'ie.claim.high': {
    says: 'Au High Court, vous avez huit jours à partir de la remise pour déposer une réponse (appearance). Nous comptons depuis la date du papier, par prudence.',
    action: 'Déposer une réponse (appearance) au Central Office',
    consequence: 'Ils peuvent demander un jugement sans vous entendre.',
  },
  'ie.claim.step-date': {
    says: 'Notez le jour où vous avez reçu les papiers. Voyez de quel tribunal il s’agit : District, Circuit ou High Court.',
  },
  'ie.claim.step-help': {
    says: 'Appelez MABS au 0818 07 2000, ou FLAC pour des informations juridiques gratuites.',
  },
  'ie.claim.step-file': {
    says: 'Envoyez à temps votre réponse (appearance) ou votre défense au greffe et à l’autre partie. Gardez une copie.',
  },
  'ie.claim.step-proof': {
    says: 'Rassemblez vos papiers : contrat, factures, e-mails et preuves de paiement.',
  },
  'ie.claim.opt-defend': {
    title: 'Se défendre',
    says: 'Dites ce que vous admettez, ce que vous n’admettez pas, et pourquoi.',
    cost: 'Le plus souvent, rien à payer au District Court.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Si vous perdez, vous pouvez devoir des frais.',
    bestFor: 'Vous ne la devez pas, ou pas en entier.',
  },
  'ie.claim.opt-settle': {
    title: 'Trouver un accord',
    says: 'Au District Court, si vous devez l’argent, contactez l’autre partie sous 10 jours pour convenir du paiement et des frais.',
    cost: 'La somme convenue.',
    time: 'Sous 10 jours, c’est le mieux.',
    risk: 'Sans accord, le délai pour répondre peut passer.',
    bestFor: 'Vous devez l’argent.',
  },
  'ie.claim.opt-help': {
    title: 'Obtenir une aide gratuite',
    says: 'MABS peut vous aider à faire une offre. Demandez au Legal Aid Board si vous avez droit à un avocat (solicitor).',
    cost: 'Gratuit ou une petite somme.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous ne savez pas quoi faire.',
  },
  'ie.claim.warn-default': {
    says: 'Si vous ne répondez pas à temps, ils peuvent obtenir un jugement sans audience.',
  },
  'ie.claim.right-interest': {
    says: "Les intérêts qu'aucun contrat ne prévoit, le juge peut les accorder ou les refuser. Vous pouvez demander qu'il n'y en ait pas.",
  },
}
