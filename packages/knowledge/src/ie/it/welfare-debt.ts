/** Social welfare paid by mistake: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const WELFARE_DEBT_IT: Words = {
  'ie.public-debt.welfare-reality': {
    says: 'Il ministero può prendere questo debito da stipendio o conto senza un giudice (notice of attachment). Lo fa se Le è stato chiesto di restituire e non l’ha fatto.',
  },
  'ie.public-debt.welfare-know-record': {
    says: 'Il ministero tiene questo debito agli atti finché non è pagato. Può prenderlo da pagamenti futuri, anche dalla pensione statale.',
  },
  'ie.public-debt.welfare-right-share': {
    says: 'Da un pagamento settimanale possono prendere al massimo il 15 % della Sua quota personale, salvo che accetti di più. Dica prima quanto può pagare.',
  },
  'ie.public-debt.welfare-right-appeal': {
    says: 'Se la decisione alla base del debito è sbagliata, faccia ricorso al Social Welfare Appeals Office. È gratis. Il termine è di 60 giorni dalla decisione.',
  },
}
