/** The Italian words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_IT: Words = {
  'nz.bank.right-complain': {
    says: 'Può fare un reclamo alla banca. Dopo il suo no finale, il Banking Ombudsman esamina il caso gratis.',
  },
  'nz.bank.right-money': {
    says: 'I soldi sul conto restano Suoi. Chieda come e quando li riceve.',
  },
  'nz.bank.step-open': {
    says: 'Apra ora un conto in un’altra banca. Può spostare i pagamenti per Lei.',
  },
  'nz.bank.step-tell': {
    says: 'Dia il nuovo numero al Suo datore di lavoro, a Work and Income e a Inland Revenue prima dell’ultimo giorno.',
  },
  'nz.bank.step-why': {
    says: 'Chieda per iscritto il motivo e la clausola del contratto. Chieda più tempo se ne ha bisogno.',
  },
  'nz.bank.option-complain': {
    says: 'Scriva che questo è un reclamo, e quale danno Le fa la chiusura.',
    title: 'Fare un reclamo e chiedere più tempo',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'La banca non ha dato un motivo, o ha dato troppo poco tempo.',
  },
}
