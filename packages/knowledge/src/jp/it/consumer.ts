/** The Italian words of Japan: consumer. */
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
  'jp.buy.bill-want': {
    says: 'Una ditta di luce, gas o acqua vuole che paghi la bolletta.',
  },
  'jp.buy.bill-real': {
    says: 'Se chiama prima del giorno del distacco, spesso può avere più tempo.',
  },
  'jp.buy.bill-call': {
    says: 'Chiami la ditta prima della data. Chieda una nuova data o rate.',
  },
  'jp.buy.bill-town': {
    says: 'Se mancano i soldi, chieda allo sportello di aiuto del comune (自立相談支援機関).',
  },
  'jp.buy.bill-right': {
    says: 'Può chiedere la lettura del contatore e come nasce la somma.',
  },
  'jp.buy.bill-plan': {
    title: 'Chiedere tempo o rate',
    says: 'Offra una data.',
    cost: 'Ciò che offre.',
    time: 'Una chiamata.',
    risk: 'La rispetti.',
    bestFor: 'Lo deve.',
  },
  'jp.buy.scam-want': {
    says: 'Questo messaggio vuole i Suoi soldi o dati con la paura (架空請求).',
  },
  'jp.buy.scam-who': {
    says: 'Sembra un truffatore che usa un nome ufficiale.',
  },
  'jp.buy.scam-real': {
    says: 'I tribunali non mandano cartoline e non chiedono carte regalo. Le carte vere arrivano con consegna speciale (特別送達).',
  },
  'jp.buy.scam-stop': {
    says: 'Non chiami il numero del messaggio, e non paghi.',
  },
  'jp.buy.scam-188': {
    says: 'Chiami il 188 o la linea della polizia #9110. Se ha pagato, chiami subito la banca.',
  },
  'jp.buy.scam-right': {
    says: 'Non deve pagare ciò che non ha mai ordinato.',
  },
  'jp.buy.scam-option': {
    title: 'Lasciarlo stare, dopo un controllo',
    says: 'Chieda all’ufficio vero con un numero trovato da Lei.',
    cost: 'Nulla.',
    time: 'Minuti.',
    risk: 'Una vera carta del tribunale non va ignorata.',
    bestFor: 'Non conosce la richiesta.',
  },
  'jp.buy.insure-want': {
    says: 'L’assicuratore Le dice che cosa paga, o perché non paga.',
  },
  'jp.buy.insure-step': {
    says: 'Chieda per iscritto il motivo e la clausola. Poi chiami il 188.',
  },
  'jp.buy.insure-right': {
    says: 'Può chiedere su che cosa si basa la decisione.',
  },
  'jp.buy.insure-option': {
    title: 'Chiedere un nuovo esame',
    says: 'Mandi documenti che provano il Suo caso.',
    cost: 'Nulla.',
    time: 'Settimane.',
    risk: 'I termini continuano a correre.',
    bestFor: 'Pensa che il no sia sbagliato.',
  },
  'jp.buy.right-cool-after-work': {
    says: 'Venduto alla porta, si annulla entro otto giorni dal contratto completo, anche a lavoro finito. Non paga nulla e devono rimettere tutto com’era gratis.',
  },
  'jp.buy.step-cool-today': {
    says: 'Conti otto giorni dal contratto. Mandi oggi il recesso per e-mail o raccomandata, tenga una copia e chiami il 188.',
  },
}
