/** Questions about false demands, money sent to swindlers, and misused cards and accounts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FRAUD_FR: Words = {
  'jp.ask.scam': {
    says: 'N’appelez pas et ne payez pas. Appelez le 188. Seul un vrai papier du tribunal par remise spéciale demande une réponse à temps.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Pour une carte falsifiée ou volée, la loi oblige la banque à rembourser, moins en cas d’imprudence. La banque en ligne n’est pas dans cette loi, mais les banques ont promis de payer les particuliers sans faute. Prévenez aussitôt banque et police : souvent seuls les 30 derniers jours comptent. En cas de refus, appelez le conseil des banques.',
    dependsOn: 'comment l’argent est parti et votre prudence',
  },
  'jp.ask.card-misuse': {
    says: 'Appelez aussitôt la société de la carte et bloquez. Selon ses conditions, elle reprend le plus souvent l’abus, jusqu’à 60 jours avant l’appel, si vous n’étiez pas négligent avec le code. Portez plainte et notez le numéro. Contestez chaque débit par écrit. En cas de refus, appelez le 188.',
  },
}
