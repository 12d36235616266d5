/** Dutch: the words of the rows in ../logbook-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOGBOOK_LOAN_NL: Words = {
  'gb.logbook.right-paper': {
    says: 'De geldschieter mag de auto alleen nemen als het papier met een getuige is getekend en binnen zeven dagen bij de High Court is ingeschreven. Vraag het bewijs. Vijf dagen lang moet een genomen auto blijven waar hij was en mag hij niet worden verkocht. Betaalt u in die tijd wat open stond, dan kunt u de High Court vragen de verkoop te stoppen.',
  },
  'gb.logbook.right-notice': {
    says: 'Eerst komt een default notice met minstens 14 dagen. Daarna kunt u de county court om een time order vragen: meer tijd of kleinere betalingen.',
  },
}
