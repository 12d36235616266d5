/** The Italian words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_IT: Words = {
  'ca.bank.right-open': {
    says: 'Ha diritto ad aprire un conto in banca se prova chi è. Non Le serve un lavoro né un buon dossier di credito.',
  },
  'ca.bank.right-complain': {
    says: 'Può fare reclamo alla banca. Dopo 56 giorni, o un no finale, OBSI lo esamina gratis.',
  },
  'ca.bank.step-open': {
    says: 'Apra subito un conto nuovo. Dia il numero al datore di lavoro, alla CRA e a tutti quelli che prendono pagamenti.',
  },
  'ca.bank.step-why': {
    says: 'Chieda per iscritto il motivo, più tempo e come riceve i soldi rimasti.',
  },
}
