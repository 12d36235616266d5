/** A formal demand (mise en demeure): what it changes and what comes next: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FORMAL_DEMAND_WORDS: Words = {
  'fr.demand.want-formal': {
    says: 'È una richiesta formale (mise en demeure). Da qui possono correre interessi di ritardo. È l’ultimo passo prima di un giudice.',
  },
  'fr.demand.step-answer': {
    says: 'Risponda per iscritto prima della data della lettera, anche solo per contestare la somma o chiedere un piano.',
  },
  'fr.demand.option-pay': {
    title: 'Pagare ciò che deve davvero',
    says: 'Se è giusto e può, paghi solo il debito e tenga la prova. Chieda una lettera che è chiuso.',
    cost: 'Il debito e gli interessi.',
    time: 'Un giorno.',
    risk: 'Basso. Non paghi le spese di recupero.',
    bestFor: 'Il debito è giusto e ha i soldi.',
  },
  'fr.demand.know-conciliator': {
    says: 'Fino a 5.000 € l’altra parte deve di solito provare un conciliatore gratuito prima del tribunale. Per un ordine di pagare non serve.',
  },
  'fr.demand.tactic-conciliator': {
    says: 'Offra un conciliatore gratuito (conciliateur de justice). Mostra buona fede, e un accordo firmato può valere come una sentenza.',
    risk: 'Deve rispettare l’accordo.',
    notWhen: 'Il debito è troppo vecchio: prima faccia valere questo.',
  },
  'fr.demand.element-demand': {
    name: 'Parole che chiedono il pagamento',
    says: 'Una richiesta formale deve chiederle chiaramente di pagare.',
    ifMissing: 'Non dice «mise en demeure». Può essere solo un sollecito.',
  },
}
