/** Questions about debts: collectors, old debts, pay and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'ie.ask.things': {
    says: 'Une société de recouvrement (debt collector) ne peut ni prendre vos biens ni entrer. Seul un huissier (sheriff) le peut, après un jugement. Pour une voiture en location-vente (hire purchase), c’est différent.',
  },
  'ie.ask.prison': {
    says: 'On ne peut pas vous mettre en prison parce que vous ne pouvez pas payer. Seul risque celui qui peut payer et refuse un ordre du tribunal. Appelez MABS au 0818 07 2000.',
  },
  'ie.ask.calls': {
    says: 'Dites-leur par écrit de ne vous contacter que par lettre. Notez chaque appel. Réclamer pour effrayer ou faire honte est un délit ; prévenez la police (gardaí). Pour un prêteur, plaignez-vous au FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Écrivez que vous ne la devez pas et demandez des preuves. Ne payez pas. Vérifiez votre rapport gratuit au Central Credit Register.',
  },
  'ie.ask.wages': {
    says: 'En Irlande, un créancier ordinaire ne peut pas prendre d’argent sur votre salaire. L’impôt, les pensions alimentaires et certaines dettes sociales sont à part.',
  },
  'ie.ask.cannot-pay': {
    says: 'Appelez MABS au 0818 07 2000. C’est gratuit. Ils font un budget avec vous et parlent à ceux à qui vous devez.',
  },
  'ie.ask.bankrupt': {
    says: 'La faillite (bankruptcy) dure le plus souvent un an. Une remise de dettes (debt relief notice) ou un accord (arrangement) peut être mieux. Demandez à MABS ou à un insolvency practitioner.',
    dependsOn: 'ce que vous devez, possédez et gagnez',
  },
  'ie.ask.credit-file': {
    says: 'Vous pouvez obtenir votre rapport gratuitement au Central Credit Register. S’il est faux, demandez au prêteur de le corriger.',
  },
}
