/** The Italian words of the rows in ../enquiry-sponsors-and-refused-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSORS_AND_REFUSED_HOMES_IT: Words = {
  'ca.fact.sponsor-split': {
    says: 'Il coniuge non può farti espellere perché te ne vai. Un residente permanente resta tale a fine matrimonio (divorce); dal 2017 non serve un periodo di convivenza. Solo un matrimonio falso o bugie nella domanda lo mettono a rischio. Se non lo sei ancora, la sponsorizzazione può finire: prima vai da un avvocato. L’impegno continua, di solito tre anni. In pericolo chiama il 911.',
  },
  'ca.fact.home-refused': {
    says: 'Un proprietario non può rifiutarti per figli, razza, religione, disabilità, sesso e simili. In quasi tutte le province conta anche un sussidio come ODSP. Tieni messaggio e annuncio. Reclama gratis entro un anno al tribunale o commissione per i diritti umani. Chiedi la casa o un risarcimento.',
  },
  'ca.fact.no-power-of-attorney': {
    says: 'Se capisce ancora, può firmare oggi una procura (power of attorney) davanti ad avvocato o notaio. Se no, chiedi al tribunale della provincia di essere tutore o rappresentante; serve un referto medico. Per CPP e OAS chiedi a Service Canada di essere fiduciario, è più rapido. Chiedi alla banca di pagare i conti urgenti.',
  },
  'ca.ask.sold-on': {
    says: 'Una vendita non chiude l’affitto: il compratore diventa il padrone di casa, allo stesso canone. Solo chi ci andrà a vivere, o la sua famiglia stretta, può farla andar via. Serve il modulo N12 con 60 giorni fino alla fine di un periodo o del contratto, e un mese d’affitto. Non deve uscire quel giorno: solo il Board (LTB) può ordinarlo dopo un’udienza. Lì chieda più tempo, e dica se è in mala fede.',
  },
}
