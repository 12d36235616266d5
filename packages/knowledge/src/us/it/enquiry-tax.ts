/** Questions about letters of the tax office and what is owed to it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_IT: Words = {
  'us.ask-debt.irs-plan': {
    says: 'Risponda entro la data nell’avviso anche se non può pagare. Chieda un piano di pagamento su IRS.gov, più tempo o un’offerta per chiudere.',
  },
  'us.ask-debt.irs-call': {
    says: 'Riattacchi e non paghi: con ogni probabilità è una truffa. Questi uffici scrivono per posta e non chiedono mai carte regalo. Controlli il Suo conto sul loro sito.',
  },
  'us.ask-debt.cp2000': {
    says: 'Guardi numero e data. Per un CP2000 serve una risposta in 30 giorni. Un avviso di tassa mancante (notice of deficiency) dà 90 giorni per la Tax Court. Un avviso finale di prelievo (final levy notice) dà 30 giorni per un’udienza.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Chiami subito l’IRS e offra un piano di rate. Prima deve mandare un ultimo avviso, poi ha 30 giorni per chiedere un’udienza (hearing). La banca tiene i soldi 21 giorni, e una grave difficoltà può liberarli.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Guardi il Suo conto su IRS.gov e mandi copie dell’assegno incassato o dell’estratto all’indirizzo dell’avviso entro la data. Può contestare il conto. Il Taxpayer Advocate aiuta gratis.',
  },
}
