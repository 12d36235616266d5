/** Hedges, branches, borders and shared walls: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HEDGES_AND_WALLS_IT: Words = {
  'gb.neighbour.right-hedge': {
    says: "Una siepe sempreverde oltre due metri si può segnalare al comune. Provi prima un accordo con il vicino. C'è una tassa.",
  },
  'gb.neighbour.right-party-wall': {
    says: 'Prima di lavori su un muro comune, o di scavi vicino al Suo, il vicino deve avvisarLa per iscritto uno o due mesi prima. Può avere un perito (surveyor).',
  },
  'gb.neighbour.right-branches': {
    says: "Può tagliare rami e radici fino al Suo confine. Chieda prima al comune se l'albero è protetto.",
  },
  'gb.neighbour.know-boundary': {
    says: "La linea della mappa del Land Registry mostra il confine solo all'incirca. Contano anche vecchi atti e un lungo uso.",
  },
  'gb.neighbour.answer-wall': {
    says: 'Chieda un avviso scritto (party wall notice). È dovuto uno o due mesi prima di lavori su un muro comune o di scavi vicino al Suo. Un giudice può fermare lavori senza avviso.',
  },
  'gb.neighbour.answer-branches': {
    says: "Sì, può tagliarli fino al Suo confine. Offra di restituire ciò che taglia, e chieda al comune se l'albero è protetto.",
  },
}
