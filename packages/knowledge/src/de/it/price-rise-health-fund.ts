/** Health funds that raise their extra rate: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_HEALTH_FUNDS_IT: Words = {
  'de.price.fund-right': {
    says: 'Se la cassa malattia alza la quota extra (Zusatzbeitrag), può lasciarla fino alla fine del primo mese con la nuova quota.',
  },
  'de.price.fund-step': {
    says: 'Confronti le quote. Per cambiare si iscriva in quel tempo a un’altra cassa. Lei disdice la vecchia per Suo conto.',
  },
  'de.price.fund-reality': {
    says: 'Ogni cassa fissa la sua quota extra. Ciò che pagano è quasi uguale per legge, quindi conviene confrontare.',
  },
  'de.price.fund-told': {
    says: 'Dall’estate 2026 la cassa non deve più avvisarla dell’aumento con una lettera a parte. Guardi l’aliquota sul suo sito o nell’elenco del GKV-Spitzenverband.',
  },
  'de.price.fund-free': {
    says: 'La nuova cassa deve accettarLa. Non può chiedere della salute o dell’età.',
  },
  'de.price.fund-option': {
    says: 'Si iscriva in rete a un’altra cassa. Resta assicurato senza vuoti.',
    title: 'Passare a una cassa più economica',
    cost: 'Gratis.',
    time: 'Fino alla fine del primo mese con la nuova quota.',
    risk: 'Fino al cambio, circa due mesi, paga la nuova quota.',
    bestFor: 'Un’altra cassa costa meno.',
  },
}
