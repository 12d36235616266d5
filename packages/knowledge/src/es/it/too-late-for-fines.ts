/** What can still be done when the time to answer a fine is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_IT: Words = {
  'es.late.fine-want': {
    says: 'Un ufficio del traffico Le ha fatto una multa. Contando dalla data del foglio, i giorni per pagare metà o contestare sono finiti.',
  },
  'es.late.fine-rights': {
    says: 'Può ancora vedere il fascicolo, pagare tutto o chiedere rate. Di solito, dopo la decisione, un ricorso o un giudice è possibile.',
  },
  'es.late.fine-reality': {
    says: 'Non è un reato. Il silenzio rende definitive dopo 30 giorni le multe lievi, e le gravi senza punti. Per le altre deve prima arrivare una decisione.',
  },
  'es.late.fine-no-seizure': {
    says: "Non possono pignorare da un giorno all'altro. Prima deve arrivarLe una richiesta con aumento (providencia de apremio).",
  },
  'es.late.fine-step': {
    says: "Trovi il giorno in cui è arrivata. Meno di 20 giorni fa? Paghi metà, o mandi i motivi, oggi. Di più? Chieda se c'è una decisione e quanto deve ora.",
  },
  'es.late.fine-option': {
    says: "Quando la multa è decisa, chieda un riesame all'ufficio o vada dal giudice. Mai notificata al Suo indirizzo? Lo dica.",
    title: 'Contestare la decisione',
    cost: 'Il riesame è gratis. Il giudice costa spesso più della multa.',
    time: 'Riesame: un mese. Giudice: due mesi. Dalla decisione.',
    risk: 'Intanto può essere riscossa.',
    bestFor: 'Ha prove, ci sono punti in gioco, o il foglio non è mai arrivato.',
  },
  'es.late.fine-pay': {
    says: "Chieda all'ufficio quanto deve oggi. Paghi in banca o sul suo sito, o chieda rate (fraccionamiento).",
    title: 'Pagare ora, o chiedere rate',
    cost: 'Tutta la multa. Un aumento quando arriva la richiesta.',
    time: 'Minuti. Il piano è possibile fino alla vendita dei beni pignorati.',
    risk: 'Pagare non restituisce i punti.',
    bestFor: 'La multa è giusta, o è tardi per contestare.',
  },
  'es.late.fine-mistake': {
    says: "Chieda all'ufficio una revisione straordinaria (recurso extraordinario de revisión). Mostri un errore chiaro nel fascicolo, o un documento nuovo che Le dà ragione.",
    title: 'Far annullare un errore chiaro',
    cost: 'Gratis.',
    time: 'Quattro anni per un errore nel fascicolo. Tre mesi da quando trova un documento nuovo.',
    risk: "Di solito è negata se l'errore non è chiaro.",
    bestFor: 'Non era la Sua auto o era venduta, e i documenti lo mostrano.',
  },
  'es.late.final-rights': {
    says: 'Il mese per il riesame sembra finito. Un giudice può sentirLa ancora per due mesi dalla decisione. Può chiedere rate.',
  },
  'es.late.final-reality': {
    says: "L'ufficio ha deciso e può riscuotere la multa, con un aumento quando Le arriva la richiesta.",
  },
  'es.late.final-step': {
    says: "Trovi il giorno in cui è arrivata la decisione. Meno di un mese fa? Chieda oggi il riesame. Meno di due? C'è il giudice. Di più? Chieda di pagare a rate.",
  },
}
