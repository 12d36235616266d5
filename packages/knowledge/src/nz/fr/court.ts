/** Claims before a court: the papers, the days to answer and the defence: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FR: Words = {
  'nz.claim.want': {
    says: 'Vous pouvez répondre et donner votre version. Cherchez le dernier jour pour le faire.',
  },
  'nz.claim.reality': {
    says: 'C’est une vraie étape devant le tribunal. Ce n’est pas encore un jugement. Si vous répondez à temps, ils doivent prouver leur demande.',
  },
  'nz.claim.who': {
    says: 'Celui qui fait le procès est le demandeur (plaintiff ou applicant). Vous êtes le défendeur (defendant ou respondent). Le tribunal n’est d’aucun côté.',
  },
  'nz.claim.rights': {
    says: 'Vous pouvez vous défendre sur tout ou une partie, trouver un accord ou demander à payer peu à peu.',
  },
  'nz.claim.not-yet': {
    says: 'Ils ne peuvent pas encore toucher à votre paie, à votre compte ou à vos biens. Il leur faut d’abord un jugement.',
  },
  'nz.claim.know-tribunal': {
    says: 'Depuis le 24 janvier 2026, le Disputes Tribunal entend les demandes contestées jusqu’à 60 000 $. Les avocats ne peuvent pas y parler.',
  },
  'nz.claim.right-defend': {
    says: 'Vous avez le droit de déposer une défense (statement of defence) et d’être entendu.',
  },
  'nz.claim.right-transfer': {
    says: 'Si vous contestez une demande jusqu’à 60 000 $, vous pouvez demander de la passer au Disputes Tribunal.',
  },
  'nz.claim.right-old': {
    says: 'Vous pouvez dire que la demande est trop vieille. Écrivez-le dans votre défense.',
  },
  'nz.claim.defence': {
    says: 'Vous avez 25 jours ouvrés à partir de la remise des papiers pour déposer une défense (defence). Nous comptons à partir de la date du papier, pour être sûrs.',
    action: 'Déposer votre défense (statement of defence) au tribunal',
    consequence: 'Ils peuvent obtenir un jugement sans que vous soyez entendu.',
  },
  'nz.claim.step-date': {
    says: 'Notez le jour où vous avez reçu les papiers. L’avis (notice of proceeding) dit combien de jours vous avez.',
  },
  'nz.claim.step-help': {
    says: 'Appelez Community Law ou Citizens Advice Bureau aujourd’hui pour une aide gratuite.',
  },
  'nz.claim.step-file': {
    says: 'Déposez votre défense (statement of defence) au tribunal à temps, et envoyez une copie à l’autre côté.',
  },
  'nz.claim.step-proof': {
    says: 'Rassemblez vos papiers : contrat, factures, e-mails et preuves de paiement.',
  },
  'nz.claim.opt-defend': {
    says: 'Dites avec quoi vous êtes d’accord, avec quoi vous ne l’êtes pas, et pourquoi.',
    title: 'Déposer une défense',
    cost: 'Le plus souvent gratuit.',
    time: '25 jours ouvrés.',
    risk: 'Si vous perdez, vous devrez peut-être des frais.',
    bestFor: 'Vous ne le devez pas, ou pas tout.',
  },
  'nz.claim.opt-tribunal': {
    says: 'Demandez au tribunal de transférer l’affaire. C’est plus simple, et il n’y a pas d’avocats.',
    title: 'Demander le Disputes Tribunal',
    cost: 'De petits frais, ou aucun.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Déposez aussi une défense si le jour est proche.',
    bestFor: 'Vous contestez la demande et elle est de 60 000 $ ou moins.',
  },
  'nz.claim.opt-settle': {
    says: 'Proposez une somme ou un plan. Déposez quand même votre défense, sauf si l’accord est signé.',
    title: 'Trouver un accord',
    cost: 'La somme convenue.',
    time: 'Avant le dernier jour pour répondre.',
    risk: 'Si aucun accord ne vient, le temps peut passer.',
    bestFor: 'Vous le devez, mais vous ne pouvez pas payer en une fois.',
  },
  'nz.claim.warn-default': {
    says: 'Si vous ne répondez pas à temps, le tribunal peut décider sans vous.',
  },
  'nz.claim.right-lender': {
    says: 'Pour un prêt, le prêteur doit avoir prêté avec soin, dit les conditions et demandé des frais justes. Sinon, dites-le dans votre défense.',
  },
}
