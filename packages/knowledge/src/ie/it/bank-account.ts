/** The Italian words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_IT: Words = {
  'ie.bank.want': {
    says: 'La banca vuole chiudere il Suo conto. Cerchi l’ultimo giorno e sposti in tempo stipendio e bollette.',
  },
  'ie.bank.right-notice': {
    says: 'Una banca di solito deve avvisarLa per iscritto due mesi prima di chiudere un conto di pagamento.',
  },
  'ie.bank.right-basic': {
    says: 'Se vive nell’UE, ha diritto a un conto di base. Una banca può dire di no solo per motivi di legge e per iscritto.',
  },
  'ie.bank.right-ombudsman': {
    says: 'Faccia reclamo prima alla banca. Dopo 40 giorni lavorativi, o un no finale, il difensore finanziario (FSPO) lo guarda gratis.',
  },
  'ie.bank.step': {
    says: 'Chieda il motivo per iscritto. Apra un conto nuovo, e chieda alla nuova banca di spostare i Suoi pagamenti.',
  },
  'ie.bank.right-forty-days': {
    says: 'Se reclama per iscritto alla banca, essa deve esaminare il caso e rispondere entro 40 giorni lavorativi.',
  },
}
