/** The French words of the rows in ../enquiry-guidance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_FR: Words = {
  'us.home.know-voucher': {
    says: 'Dans les logements avec aide fédérale ou prêt garanti par l’État fédéral, un délai d’avis plus long que celui de votre État peut être dû.',
    learnMore:
      'Demandez si le loyer est aidé par Section 8, un logement public ou des crédits d’impôt, ou si le prêt sur l’immeuble est garanti par l’État fédéral.',
  },
  'us.home.right-court': {
    says: 'Vous avez droit à une audience au tribunal avant qu’on puisse vous mettre hors de chez vous.',
  },
  'us.home.right-fair': {
    says: 'Un propriétaire ne peut pas vous expulser à cause de la race, la couleur, la religion, le sexe ou l’origine nationale. Ni à cause d’un handicap ou parce que vous avez des enfants.',
  },
  'us.home.step-aid': {
    says: 'Appelez l’aide juridique (legal aid) aujourd’hui et montrez-lui l’avis. Dans certaines villes, les locataires ont un avocat gratuit.',
  },
  'us.home.step-211': {
    says: 'Appelez le 211 et demandez une aide pour le loyer. Dites par écrit à votre propriétaire que vous l’avez demandée.',
  },
  'us.home.step-court': {
    says: 'Si des papiers du tribunal arrivent, répondez ou allez-y le jour indiqué. Si vous le manquez, vous perdez.',
  },
  'us.home.step-proof': {
    says: 'Rassemblez votre bail, les reçus de loyer, les photos des réparations nécessaires et les messages avec le propriétaire.',
  },
  'us.home.option-help': {
    says: 'L’aide juridique (legal aid) peut chercher des erreurs dans l’avis et être à vos côtés au tribunal.',
    title: 'Obtenir un avocat ou un conseiller gratuit',
    cost: 'Gratuit si votre revenu est bas',
    time: 'Appelez aujourd’hui',
    risk: 'Aucun. Les jours courent toujours.',
    bestFor: 'Tous ceux qui reçoivent un tel avis.',
  },
  'us.home.option-plan': {
    says: 'Offrez des dates et des sommes. Demandez au propriétaire de signer qu’il ne dépose pas d’affaire pendant que vous payez.',
    title: 'Convenir d’un plan par écrit',
    cost: 'Le loyer dû, en plusieurs fois',
    time: 'Avant la fin de l’avis',
    risk: 'Un plan non tenu peut ramener l’affaire.',
    bestFor: 'Vous pouvez payer bientôt ou en plusieurs fois.',
  },
  'us.home.option-defend': {
    says: 'Attendez les papiers du tribunal, répondez à temps et dites au juge ce qui est faux.',
    title: 'Se défendre au tribunal',
    cost: 'Des frais dans certains tribunaux ; demandez une dispense (waiver)',
    time: 'Souvent seulement quelques jours après les papiers du tribunal',
    risk: 'Un jugement peut apparaître quand on vérifie les locataires.',
    bestFor: 'L’avis est faux, vous avez payé, ou des réparations n’ont pas été faites.',
  },
  'us.work.right-pay': {
    says: 'Vous avez droit à votre dernière paie. La loi fédérale dit : au plus tard le prochain jour de paie. Certains États disent : tout de suite.',
  },
  'us.work.right-no-discrimination': {
    says: 'Vous ne pouvez pas perdre votre emploi à cause de la race, la couleur, la religion, le sexe ou une grossesse. Ni à cause de l’origine nationale, de l’âge à partir de 40 ans, ou d’un handicap.',
  },
  'us.work.right-retaliation': {
    says: 'On ne peut pas vous renvoyer parce que vous demandez votre salaire, signalez un danger ou une discrimination, ou agissez avec des collègues.',
  },
  'us.work.step-no-sign': {
    says: 'Ne signez pas sur place un abandon de droits (release) ou un papier de départ (severance). Emportez-le et demandez conseil.',
  },
  'us.work.step-proof': {
    says: 'Écrivez ce qui s’est passé et quand, et qui a dit quoi. Gardez cette lettre, les fiches de paie, les évaluations et les messages.',
  },
  'us.work.step-dispute': {
    says: 'Si vous pensez que c’était interdit, contactez vite l’EEOC, le Department of Labor ou un avocat du travail.',
  },
  'us.work.option-charge': {
    says: 'Faites-le en ligne à l’EEOC ou à l’agence de votre État. Il le faut avant la plupart des procès pour discrimination.',
    title: 'Déposer une plainte (charge) auprès de l’EEOC',
    cost: 'Gratuit',
    time: '180 ou 300 jours pour la déposer',
    risk: 'Faible. La loi interdit de se venger.',
    bestFor: 'Vous pensez que c’était à cause de qui vous êtes, ou parce que vous l’avez signalé.',
  },
  'us.work.option-wages': {
    says: 'Appelez la Wage and Hour Division ou le bureau du travail de votre État. Vous pouvez aussi demander en justice le double des salaires manquants.',
    title: 'Se plaindre de salaires non payés',
    cost: 'Gratuit',
    time: 'Deux ans, ou trois si c’était exprès',
    risk: 'Faible. La loi interdit de se venger.',
    bestFor: 'Il manque de la paie, des heures en plus ou des pourboires.',
  },
  'us.work.option-help': {
    says: 'Un avocat ou l’aide juridique (legal aid) peut vous dire si la raison était interdite et ce que votre demande peut valoir.',
    title: 'Parler à un avocat du travail',
    cost: 'Souvent un premier entretien gratuit',
    time: 'En quelques jours',
    risk: 'Aucun.',
    bestFor: 'Vous devez signer quelque chose, ou pensez que c’était interdit.',
  },
}
