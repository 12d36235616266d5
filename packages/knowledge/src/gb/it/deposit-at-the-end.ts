/** A letter about rent or the end of a tenancy that keeps money from the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AT_THE_END_IT: Words = {
  'gb.deposit-end.right-scheme': {
    says: 'Può dire no a ogni somma. Decide allora lo schema del deposito (deposit scheme), gratis. Non paga la normale usura, né cose nuove al posto di vecchie.',
  },
  'gb.deposit-end.right-protected': {
    says: 'Il deposito doveva essere messo in uno schema entro 30 giorni, con documenti che dicono quale. Altrimenti un giudice può darle da una a tre volte il deposito.',
  },
  'gb.deposit-end.right-fees': {
    says: "Non possono chiedere una somma fissa per la pulizia o per l'uscita. La casa deve solo essere pulita come al suo arrivo.",
  },
  'gb.deposit-end.right-scotland': {
    says: 'Può rifiutare ogni somma e lo schema decide gratis. Se il deposito non era in uno schema entro 30 giorni lavorativi, il tribunale può dare fino a tre volte il deposito.',
  },
  'gb.deposit-end.right-ni': {
    says: 'Può rifiutare ogni somma e lo schema decide gratis. Se il deposito non era in uno schema entro 28 giorni, lo dica al comune.',
  },
}
