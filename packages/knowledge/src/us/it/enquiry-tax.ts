/** The Italian words of the rows in ../enquiry-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_IT: Words = {
  'us.ask-public.cp2000': {
    says: 'Un CP2000 è una proposta, non un conto. Lo confronti con i Suoi documenti e risponda entro la sua data: è d’accordo, o dice perché no e manda prove. Se non è d’accordo, prima che l’IRS possa incassare deve arrivare un avviso con 90 giorni per la Tax Court.',
  },
  'us.ask-public.cp14': {
    says: 'Un CP14 è il primo conto per tasse. Lo controlli nel Suo conto su IRS.gov. Se paga, o chiede un piano, entro 21 giorni evita altri interessi.',
  },
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
  'us.trouble.ex-taxes': {
    says: 'Su una dichiarazione comune tutti e due devono tutto. Ma può chiedere aiuto con il Form 8857 se non sapeva della parte falsa. Quasi sempre entro due anni dal primo passo per incassare.',
    dependsOn: 'che cosa sapeva e quando hanno iniziato a incassare',
  },
}
