/** Questions about what an individual voluntary arrangement is: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IVA_IT: Words = {
  'gb.ask-debt.iva-what': {
    says: 'Un accordo vincolante per pagare una parte dei debiti, di solito in cinque o sei anni. Il resto è cancellato. Lo segue un professionista autorizzato, che prende un compenso. Devono accettare creditori con il 75 % del debito che vota. Resta sei anni nella storia creditizia. Se non riesce a rispettarlo, fallisce e i debiti tornano. Senta prima un consulente gratuito.',
  },
}
