/** The Italian words of the rows in ../court-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DEBTS_IT: Words = {
  'us.public.court-reality': {
    says: 'Un tribunale ha già ordinato questa somma. In molti stati si può prendere da un rimborso o dallo stipendio senza nuova causa.',
  },
  'us.public.court-california': {
    says: 'In California il Franchise Tax Board può prendere stipendio o soldi in banca. Contesti il debito al tribunale. Segnali le difficoltà al Board.',
  },
  'us.public.court-right-jail': {
    says: 'Non può finire in carcere solo perché non può pagare una multa. Il tribunale deve prima chiedere perché non ha pagato.',
  },
  'us.public.court-step': {
    says: 'Chiami la cancelleria (clerk) con il numero del caso. Chieda tempo, una somma secondo i Suoi mezzi o lavoro utile.',
  },
}
