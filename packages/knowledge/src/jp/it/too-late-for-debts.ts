/** What can still be done about debts and a rented home when the day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_IT: Words = {
  'jp.late.order-reality': {
    says: 'Dalla carta sono passate le due settimane. Ma può ancora opporsi finché non è dichiarata esecutiva (仮執行宣言).',
  },
  'jp.late.order-step': {
    says: 'Mandi comunque oggi l’opposizione (督促異議). Cerchi da sé il numero del tribunale e chieda se è esecutiva (仮執行宣言).',
  },
  'jp.late.order-option': {
    says: 'Basta una riga per dire che si oppone. Dopo una seconda carta (仮執行宣言付) ha ancora due settimane.',
    title: 'Opporsi (督促異議), anche ora',
    cost: 'Gratis.',
    time: 'Oggi, prima della dichiarazione.',
    risk: 'Dopo la seconda carta paga o conto possono essere pignorati subito.',
    bestFor: 'Contesta, o ha bisogno di rate.',
  },
  'jp.late.provisional-reality': {
    says: 'Le due settimane sembrano passate: l’ordine vale di solito come una sentenza. Un debito pagato o troppo vecchio si può ancora contestare.',
  },
  'jp.late.provisional-step': {
    says: 'In quale giorno è arrivata? Entro due settimane: si opponga oggi. Dopo: chieda oggi a Houterasu o a un avvocato una causa per fermarla (請求異議の訴え).',
  },
  'jp.late.provisional-right': {
    says: 'Un ordine di pagamento (支払督促) non decide chi ha ragione. Anche definitivo, di solito può dire che il debito era già troppo vecchio. Deve fare causa.',
  },
  'jp.late.suit-reality': {
    says: 'Il giorno della risposta o dell’udienza sembra passato. Senza risposta, il tribunale può aver deciso come chiedeva l’altra parte.',
  },
  'jp.late.suit-step': {
    says: 'Cerchi da sé il numero del tribunale e chiami oggi con il numero del caso (事件番号). Non ancora deciso? Mandi subito la risposta (答弁書) e chieda un altro giorno.',
  },
  'jp.late.suit-option': {
    says: 'Faccia appello (控訴) tramite il tribunale che ha deciso. Per una piccola causa è un’opposizione (異議).',
    title: 'Appello, se è stato giudicato senza parlare',
    cost: 'Marche. Consiglio gratis con poco reddito.',
    time: 'Due settimane da quando è arrivata la sentenza.',
    risk: 'Intanto spesso si può eseguire.',
    bestFor: 'Ha una ragione contro la domanda.',
  },
  'jp.late.judgment-reality': {
    says: 'Dalla data della carta, le due settimane per l’appello sono passate. Corrono dal giorno in cui è arrivata. Un piano e l’aiuto per i debiti sono ancora possibili.',
  },
  'jp.late.judgment-step': {
    says: 'In quale giorno è arrivata la sentenza? Entro due settimane: avvocato oggi. Dopo: offra rate per iscritto e chieda a Houterasu aiuto per i debiti.',
  },
  'jp.late.no-fault': {
    says: 'Davvero non poteva evitarlo, come in un disastro? Può ancora farlo entro una settimana dalla sua fine. Chieda a un avvocato.',
  },
  'jp.late.seize-step': {
    says: 'Chiami oggi il tribunale. Anche se le settimane sono passate, chieda di prendere meno dalla paga che deve arrivare (差押範囲の変更).',
  },
  'jp.late.seize-option': {
    says: 'Chieda al tribunale di prendere meno da ciò che verrà. Ciò che è già pagato di solito è perso.',
    title: 'Chiedere da ora un pignoramento minore',
    cost: 'Piccole spese.',
    time: 'Oggi.',
    risk: 'Il tribunale può rifiutare.',
    bestFor: 'Non può vivere con il resto.',
  },
  'jp.late.demand-step': {
    says: 'Il giorno della lettera cambia poco: solo un tribunale può permettere di prendere qualcosa. Cerchi prima la data dell’ultimo pagamento. Poi risponda per iscritto.',
  },
  'jp.late.claim-step': {
    says: 'Il giorno è passato, ma solo un tribunale può farLa pagare. Non firmi e non paghi ora. La mostri oggi a un avvocato, che risponderà.',
  },
  'jp.late.claim-option': {
    says: 'Un avvocato scrive ciò che è sbagliato, o offre meno per chiudere tutto (示談).',
    title: 'Rispondere con un avvocato, anche ora',
    cost: 'Consiglio gratis con poco reddito.',
    time: 'Questa settimana.',
    risk: 'Possono andare in tribunale.',
    bestFor: 'Contesta, o è troppo.',
  },
  'jp.late.home-step': {
    says: 'Resti, anche se il giorno è passato, e non firmi una carta per andarsene (退去合意書). Scriva oggi che vuole continuare l’affitto, e continui a pagare.',
  },
  'jp.late.rent-reality': {
    says: 'Il giorno di pagamento è passato: il padrone può dire che l’affitto è finito. Decide un tribunale. Fino ad allora può restare.',
  },
  'jp.late.rent-step': {
    says: 'Paghi oggi tutto l’affitto arretrato, anche ora, e tenga la prova. Se non può, paghi una parte e offra date. Un tribunale guarda quanto tempo, e perché.',
  },
  'jp.late.rent-option': {
    says: 'Paghi ora tutto l’arretrato. Più è pagato prima del tribunale, più è difficile finire l’affitto.',
    title: 'Pagare ora l’affitto arretrato',
    cost: 'Ciò che deve.',
    time: 'Oggi.',
    risk: 'Il padrone può agire lo stesso.',
    bestFor: 'Può pagare e vuole restare.',
  },
}
