/** Questions of people in need tonight: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'be.ask-need.roof': {
    says: 'Vada al CPAS (OCMW) del comune dove si trova ora: deve dare aiuto urgente a chi non ha casa, anche se è iscritto altrove. Bruxelles: Samusocial 0800 99 340, gratis, giorno e notte. Vallonia: 1718 in orario d’ufficio. Fiandre: il CAW. È chiuso? Chieda alla polizia del dormitorio. Chieda il no per iscritto: il tribunale del lavoro è gratis e può fare presto.',
  },
  'be.ask-need.food': {
    says: 'Vada oggi al CPAS (OCMW) del comune e dica che non ha da mangiare. Chieda un aiuto urgente: soldi, buoni o un pacco, prima della decisione completa. Aspetta il revenu d’intégration (leefloon) o un altro sussidio? Chieda un anticipo. Deve dare una ricevuta e decidere in 30 giorni. Il CPAS e i banchi alimentari sanno dove si dà cibo oggi. Il tribunale del lavoro è gratis.',
  },
  'be.ask-need.power-off': {
    says: 'Chiami subito il CPAS (OCMW) e il fornitore e dica che c’è un neonato. A Bruxelles solo un giudice può permettere il distacco per bollette non pagate, dal 1º ottobre al 31 marzo non si stacca, e il CPAS può far tornare la luce. Anche in Vallonia decide prima un giudice. Nelle Fiandre decide una commissione (LAC), anche sul ritorno. Chieda un piano e il fondo energia. Il mediatore è gratis.',
  },
  'be.ask-need.lender': {
    says: 'In pericolo chiami subito il 112 o il 101. Minacciarla per soldi è un reato. Denunci alla polizia con messaggi, nomi e pagamenti, e chieda protezione. Chi presta per mestiere deve avere il permesso dello Stato; altrimenti lo segnali anche al SPF Économie. Non chieda altri prestiti per pagarlo e non lo incontri da solo. Il CPAS (OCMW) aiuta gratis con i debiti.',
  },
}
