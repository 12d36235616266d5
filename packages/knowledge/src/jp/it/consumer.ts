/** Disputes over what was bought, and the eight days to cancel: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'jp.buy.want': {
    says: 'Una ditta dice che deve tenere un contratto o pagare.',
  },
  'jp.buy.who': {
    says: 'È una ditta privata. Per costringerla le serve un tribunale.',
  },
  'jp.buy.not-yet': {
    says: 'Senza un tribunale non si può pignorare nulla.',
  },
  'jp.buy.rights': {
    says: 'Ha comprato alla porta o al telefono? Ha di solito otto giorni per annullare (クーリング・オフ).',
  },
  'jp.buy.deadline-eight': {
    says: 'Otto giorni dal giorno in cui ha avuto la carta del contratto, quel giorno compreso. Per la vendita piramidale sono venti.',
    action: 'Mandare l’avviso di annullamento',
    consequence: 'Perde la via facile per uscire.',
  },
  'jp.buy.step-188': {
    says: 'Chiami il 188, la linea dei consumatori. È il centro consumatori della Sua zona.',
  },
  'jp.buy.step-cool': {
    says: 'Mandi un avviso di annullamento per posta o e-mail e tenga una copia.',
  },
  'jp.buy.right-cool': {
    says: 'Può annullare in otto giorni, senza motivo, i contratti fatti alla porta, al telefono e alcuni servizi.',
  },
  'jp.buy.right-unfair': {
    says: 'Un contratto fatto con bugie o pressione si può annullare. Le clausole troppo dure per Lei sono nulle.',
  },
  'jp.buy.right-defect': {
    says: 'Per merce difettosa chieda la riparazione, una nuova o un prezzo più basso. Lo dica al venditore entro un anno dalla scoperta.',
  },
  'jp.buy.option-cancel': {
    title: 'Annullare o contestare per iscritto',
    says: 'Indichi il contratto e il giorno.',
    cost: 'La posta.',
    time: 'Otto giorni.',
    risk: 'Nessuno, se in tempo.',
    bestFor: 'Venduto alla porta o al telefono.',
  },
  'jp.buy.option-188': {
    title: 'Chiamare il 188',
    says: 'Consigli gratis sui contratti.',
    cost: 'La chiamata.',
    time: 'Oggi.',
    risk: 'Nessuno.',
    bestFor: 'Qualsiasi problema con una ditta.',
  },
  'jp.buy.right-cool-after-work': {
    says: 'Venduto alla porta, si annulla entro otto giorni dal contratto completo, anche a lavoro finito. Non paga nulla e devono rimettere tutto com’era gratis.',
  },
  'jp.buy.step-cool-today': {
    says: 'Conti otto giorni dal contratto. Mandi oggi il recesso per e-mail o raccomandata, tenga una copia e chiami il 188.',
  },
}
