/** The Italian words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_IT: Words = {
  'au.bank.right-complain': {
    says: 'Può fare reclamo alla banca. Dopo 30 giorni, o dopo un no definitivo, AFCA lo esamina gratis.',
  },
  'au.bank.right-money': {
    says: 'I soldi sul conto restano Suoi. Chieda come e quando li riceve.',
  },
  'au.bank.step-open': {
    says: 'Apra subito un conto in un’altra banca. Se ha una tessera per sconti (concession card), chieda un conto base senza spese.',
  },
  'au.bank.step-move': {
    says: 'Dia il nuovo numero al Suo datore di lavoro, a Centrelink e a chi preleva con addebito diretto. Lo faccia prima dell’ultimo giorno.',
  },
  'au.bank.step-why': {
    says: 'Chieda per iscritto il motivo e il punto del contratto. Chieda più tempo, se Le serve.',
  },
  'au.bank.option-complain': {
    says: 'Scriva che questo è un reclamo, e quale danno Le fa la chiusura.',
    title: 'Fare reclamo e chiedere più tempo',
    cost: 'Gratis.',
    time: 'Fino a 30 giorni.',
    risk: 'Basso.',
    bestFor: 'La banca non ha dato un motivo, o ha dato troppo poco tempo.',
  },
}
