/** Debts to a lender: who may hold the loan, home loans, the credit register and complaints: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDERS_IT: Words = {
  'ie.debt.know-register': {
    says: 'Una ditta che gestisce un prestito deve essere autorizzata dalla banca centrale (Central Bank). Può controllarlo gratis.',
  },
  'ie.debt.org': {
    says: 'La banca centrale (Central Bank) vigila su chi presta e su chi gestisce i prestiti. Sulle ditte che riscuotono solo fatture spesso no.',
  },
  'ie.debt.right-lender': {
    says: 'Chi presta deve cercare con Lei un piano per gli arretrati. I contatti devono essere misurati e non troppi.',
  },
  'ie.debt.right-mortgage': {
    says: 'Per il mutuo della casa chi presta deve seguire passi fissi, guardare tutte le soluzioni e darle un ricorso. Compili lo Standard Financial Statement.',
  },
  'ie.debt.right-fspo': {
    says: 'Può fare reclamo a chi presta. Dopo 40 giorni lavorativi, o un no finale, il Financial Services and Pensions Ombudsman lo esamina gratis.',
  },
  'ie.debt.right-credit-report': {
    says: 'Può vedere gratis il suo rapporto di credito e farlo correggere. Può anche aggiungere una breve nota sua.',
  },
  'ie.debt.right-loan-owner': {
    says: 'Una società che ha comprato o gestisce il suo prestito deve essere autorizzata dalla Banca centrale. Lei mantiene la stessa tutela che aveva con la banca.',
  },
}
