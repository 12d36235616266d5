/** La richiesta annuale della tassa comunale (council tax), in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BILL_IT: Words = {
  'gb.council-tax.bill-wants': {
    says: 'È la richiesta per l’anno. Mostra quanto paga al mese e da quando. Nulla è in ritardo.',
  },
  'gb.council-tax.bill-reality': {
    says: 'Oggi non serve fare nulla, a meno che qualcosa sia sbagliato o Lei non possa pagare.',
  },
  'gb.council-tax.bill-cannot': {
    says: 'Non c’è un tribunale e non c’è un ufficiale giudiziario (bailiff). Prima dovrebbe saltare un pagamento, e il comune (council) deve mandarle un sollecito.',
  },
  'gb.council-tax.bill-step-check': {
    says: 'Controlli la richiesta: il Suo nome, le date in cui abita lì, la fascia (band) e ogni sconto.',
  },
  'gb.council-tax.bill-step-pay': {
    says: 'Paghi ogni rata in tempo, o attivi l’addebito diretto (direct debit). Segni la prima data nel calendario.',
  },
  'gb.council-tax.bill-step-reduction': {
    says: 'Se ha pochi soldi, chieda ora la riduzione (council tax reduction). Non aspetti di essere in ritardo.',
  },
  'gb.council-tax.bill-step-changes': {
    says: 'Avvisi presto il comune se cambia casa o se qualcuno entra o esce. Uno sconto che doveva finire può portare una sanzione.',
  },
  'gb.council-tax.bill-option-pay': {
    title: 'Pagare mese per mese',
    says: 'Paghi con addebito diretto (direct debit) o alle date della richiesta.',
    cost: 'Le rate della richiesta',
    time: 'Alcuni minuti per un addebito diretto',
    risk: 'Se ne salta una, il comune manda un sollecito.',
    bestFor: 'La richiesta è giusta e può pagarla.',
  },
  'gb.council-tax.bill-option-reduce': {
    title: 'Chiedere di pagare meno',
    says: 'Chieda ogni sconto o riduzione che vale per Lei.',
    cost: 'Gratis',
    time: 'Un modulo',
    risk: 'Continui a pagare quanto può mentre decidono.',
    bestFor: 'Vive da solo, ha un reddito basso, o vive con una persona disabile.',
  },
}
