/** The French words of the rows in ../court.ts. */
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
  'nz.judged.want': { says: 'Un tribunal a décidé, ou des agents ont commencé à encaisser.' },
  'nz.judged.reality': {
    says: 'C’est sérieux, mais vous avez encore des choix. Vous pouvez proposer un plan, ou demander au tribunal de rouvrir l’affaire.',
  },
  'nz.judged.who': {
    says: 'Seul un agent du tribunal (bailiff) peut saisir des biens. Une agence de recouvrement ne le peut pas.',
  },
  'nz.judged.rights': {
    says: 'Vous pouvez montrer au tribunal ce que vous pouvez payer. Les choses simples de la maison et les outils de votre métier sont protégés jusqu’à une certaine somme.',
  },
  'nz.judged.not-all': {
    says: 'Ils ne peuvent pas prendre toute votre paie. Pour une dette ordinaire, une saisie sur salaire (attachment order) doit vous laisser au moins 60 % de votre paie nette.',
  },
  'nz.judged.right-assessment': {
    says: 'Vous pouvez avoir un examen de vos finances (financial assessment), pour que le tribunal voie ce que vous pouvez payer.',
  },
  'nz.judged.right-setaside': {
    says: 'Si vous n’avez jamais reçu la demande, ou si vous avez une bonne défense, vous pouvez demander au tribunal d’annuler (set aside) le jugement.',
  },
  'nz.judged.right-vary': {
    says: 'Vous pouvez demander au tribunal de changer une saisie sur salaire (attachment order) si votre situation change.',
  },
  'nz.judged.step-call': {
    says: 'Appelez le tribunal avec le numéro de l’affaire. Demandez ce qui a été ordonné et quand.',
  },
  'nz.judged.step-mentor': { says: 'Appelez MoneyTalks au 0800 345 123 et faites un budget.' },
  'nz.judged.step-offer': {
    says: 'Proposez une somme que vous pouvez tenir et remplissez la déclaration de vos finances (financial statement).',
  },
  'nz.judged.step-options': {
    says: 'Si vous ne pouvez rien payer, demandez une procédure sans biens (no asset procedure) ou un plan de remboursement (debt repayment order).',
  },
  'nz.judged.opt-plan': {
    says: 'Proposez une somme par semaine.',
    title: 'Payer peu à peu',
    cost: 'La somme que vous proposez.',
    time: 'Des jours ou des semaines.',
    risk: 'Si vous arrêtez, ils peuvent agir de nouveau.',
    bestFor: 'Vous le devez et vous avez un revenu.',
  },
  'nz.judged.opt-setaside': {
    says: 'Expliquez pourquoi vous n’avez pas répondu et quelle est votre défense.',
    title: 'Demander d’annuler le jugement',
    cost: 'Il peut y avoir des frais.',
    time: 'Agissez en quelques jours.',
    risk: 'Le tribunal peut refuser.',
    bestFor: 'Vous n’avez jamais reçu les papiers, ou vous avez une bonne défense.',
  },
  'nz.judged.opt-insolvency': {
    says: 'Une procédure sans biens (no asset procedure) dure un an et met fin à la plupart des dettes jusqu’à 50 000 $.',
    title: 'Solutions d’insolvabilité',
    cost: 'La demande est gratuite.',
    time: 'Des semaines.',
    risk: 'C’est public, et vous ne pouvez l’utiliser qu’une fois.',
    bestFor: 'Vous possédez peu et ne pouvez pas payer.',
  },
  'nz.judged.warn-assessment': {
    says: 'Si vous ignorez un examen de vos finances (financial assessment), le tribunal peut envoyer un mandat (warrant) pour vous y amener.',
  },
  'nz.demand.want': {
    says: 'La prochaine étape pourrait être la faillite (bankruptcy), si vous ne faites rien.',
  },
  'nz.demand.reality': {
    says: 'Vous n’êtes pas encore en faillite. Vous avez dix jours ouvrés pour payer, trouver un accord ou demander à la High Court d’annuler l’avis.',
  },
  'nz.demand.who': { says: 'L’avis est émis par la High Court à la demande du créancier.' },
  'nz.demand.rights': {
    says: 'Vous pouvez payer, convenir d’un plan, ou demander au tribunal d’annuler l’avis.',
  },
  'nz.demand.notice': {
    says: 'Vous avez dix jours ouvrés après la remise d’un avis de faillite (bankruptcy notice). Nous comptons à partir de sa date, pour être sûrs.',
    action: 'Payer, trouver un accord ou faire une demande à la High Court',
    consequence: 'Ils peuvent alors demander au tribunal de vous mettre en faillite.',
  },
  'nz.demand.right-setaside': {
    says: 'Vous pouvez demander au tribunal de l’annuler si vous avez contre eux une demande aussi grande.',
  },
  'nz.demand.step-lawyer': {
    says: 'Prenez un conseil juridique aujourd’hui. Appelez Community Law.',
  },
  'nz.demand.step-deal': { says: 'Proposez un plan par écrit et demandez-leur de retirer l’avis.' },
  'nz.demand.step-options': {
    says: 'Demandez si une autre solution, comme un plan de remboursement (debt repayment order), est meilleure pour vous.',
  },
  'nz.demand.opt-deal': {
    says: 'Proposez un plan ou une somme plus petite et faites-le mettre par écrit.',
    title: 'Trouver un accord',
    cost: 'La somme convenue.',
    time: 'Dix jours ouvrés.',
    risk: 'Le temps continue de courir.',
    bestFor: 'Vous le devez et vous pouvez payer peu à peu.',
  },
  'nz.demand.opt-setaside': {
    says: 'Faites une demande à la High Court.',
    title: 'Demander l’annulation',
    cost: 'Les frais du tribunal et de l’avocat.',
    time: 'Dix jours ouvrés.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'L’avis ou le jugement est faux.',
  },
  'nz.claim.right-lender': {
    says: 'Pour un prêt, le prêteur doit avoir prêté avec soin, dit les conditions et demandé des frais justes. Sinon, dites-le dans votre défense.',
  },
}
