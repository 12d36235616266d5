/** The French words of Ireland: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_FR: Words = {
  'ie.judged.want': {
    says: 'Un tribunal a décidé, ou des agents ont commencé à recouvrer.',
  },
  'ie.judged.reality': {
    says: 'C’est sérieux, mais vous avez encore des choix. Vous pouvez offrir des mensualités qu’un tribunal examinera selon vos moyens.',
  },
  'ie.judged.who': {
    says: 'Seul un huissier (sheriff) ou un greffier de comté (county registrar) peut saisir des biens. Une société de recouvrement ne le peut pas.',
  },
  'ie.judged.rights': {
    says: 'Vous pouvez demander à payer par mensualités. Les biens de base pour vivre et les outils de votre métier sont protégés jusqu’à une certaine somme.',
  },
  'ie.judged.not-all': {
    says: 'On ne peut pas vous mettre en prison parce que vous ne pouvez pas payer. Un juge doit d’abord voir que vous pouvez payer et que vous refusez.',
  },
  'ie.judged.right-instalment': {
    says: 'Le tribunal regarde vos moyens avant d’ordonner des mensualités (instalment order). Vous pouvez demander de les changer plus tard.',
  },
  'ie.judged.right-setaside': {
    says: 'Si vous n’avez jamais reçu la demande, ou avez une bonne défense, vous pouvez demander au tribunal d’annuler le jugement (set aside).',
  },
  'ie.judged.right-wages': {
    says: 'Un créancier ordinaire ne peut pas faire saisir votre salaire.',
  },
  'ie.judged.step-call': {
    says: 'Appelez le greffe avec le numéro de dossier (record number). Demandez ce qui a été ordonné et quand.',
  },
  'ie.judged.step-mabs': {
    says: 'Appelez MABS au 0818 07 2000 et remplissez un état de vos moyens.',
  },
  'ie.judged.step-offer': {
    says: 'Offrez des mensualités au créancier par écrit. Allez à toute audience sur vos moyens.',
  },
  'ie.judged.step-options': {
    says: 'Si vous ne pouvez rien payer, renseignez-vous sur une remise de dettes (debt relief notice) ou la faillite (bankruptcy).',
  },
  'ie.judged.opt-instalments': {
    title: 'Payer par mensualités',
    says: 'Offrez une somme que vous pourrez tenir et montrez votre budget.',
    cost: 'La somme que vous offrez.',
    time: 'De quelques jours à quelques semaines.',
    risk: 'Si vous arrêtez, ils peuvent retourner au tribunal.',
    bestFor: 'Vous devez l’argent et avez un revenu.',
  },
  'ie.judged.opt-setaside': {
    title: 'Demander l’annulation ou faire appel',
    says: 'Expliquez pourquoi vous n’avez pas répondu et quelle est votre défense. Un appel (appeal) a un délai court.',
    cost: 'Il peut y avoir des frais.',
    time: 'Agissez en quelques jours.',
    risk: 'Le tribunal peut refuser.',
    bestFor: 'Vous n’avez jamais reçu les papiers, ou vous avez une bonne défense.',
  },
  'ie.judged.opt-insolvency': {
    title: 'Solutions de surendettement',
    says: 'Une remise de dettes (debt relief notice), un accord (arrangement) ou une faillite (bankruptcy) d’un an peut mettre fin à la plupart des dettes.',
    cost: 'Demandez le prix à MABS.',
    time: 'Des mois.',
    risk: 'C’est inscrit dans un registre public.',
    bestFor: 'Vous ne pouvez pas payer.',
  },
  'ie.judged.warn-home': {
    says: 'Un jugement peut être inscrit sur votre logement comme hypothèque (judgment mortgage). Demandez conseil avant que cela n’arrive.',
  },
  'ie.judged.right-no-prison': {
    says: 'On ne va pas en prison parce qu’on n’a pas d’argent. Le juge doit être sûr que vous pouviez payer et ne vouliez pas, et vous pouvez avoir l’aide juridique.',
  },
  'ie.judged.right-judgment-mortgage': {
    says: 'Une judgment mortgage lie la dette à votre part du logement. Elle ne vend rien. Pour une vente, le créancier doit retourner au tribunal, et le juge peut refuser ou attendre.',
  },
}
