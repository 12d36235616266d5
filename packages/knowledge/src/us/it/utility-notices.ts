/** The Italian words of the rows in ../utility-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_NOTICES_IT: Words = {
  'us.bill.right-procedure': {
    says: 'La legge federale chiede agli Stati di proteggere le case prima di un taglio di luce o gas. Deve esserci un avviso e un modo per contestare.',
  },
  'us.bill.nc-notice': {
    says: 'In North Carolina una società di luce o gas deve scrivere almeno 10 giorni prima di un taglio. In inverno alcune case con anziani o disabili sono protette.',
  },
  'us.bill.ga-winter': {
    says: 'In Georgia una società regolata non può tagliare il riscaldamento con il gelo da metà novembre a metà marzo, se Lei accetta un piano.',
  },
}
