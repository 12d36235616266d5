/** Ways to go about a private parking charge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_OPTIONS_IT: Words = {
  'gb.parking.option-independent': {
    title: 'Fare il ricorso indipendente',
    says: 'Usi POPLA o IAS, come dice la lettera. Risponda a ogni punto della ditta e alleghi le prove.',
    cost: 'Gratis',
    time: 'Entro l’ultimo giorno della lettera di rifiuto',
    risk: 'Se perde, non avrà più il prezzo ridotto.',
    bestFor: 'La ditta ha detto no e Lei pensa ancora che sia sbagliato.',
  },
  'gb.parking.option-dispute': {
    title: 'Contestarla per iscritto',
    says: 'Mandi una lettera chiara con i motivi. Chieda le prove della somma e di ogni costo aggiunto.',
    cost: 'Gratis',
    time: 'Entro la data della lettera',
    risk: 'Possono andare in tribunale, dove si aggiungono spese se Lei perde.',
    bestFor: 'Ha un buon motivo o prove.',
  },
  'gb.parking.option-settle': {
    title: 'Offrire un accordo',
    says: 'Offra per iscritto una somma per chiudere. Chieda conferma che non è dovuto altro.',
    cost: 'La prima somma, o meno',
    time: 'Alcune settimane',
    risk: 'Possono rifiutare. Scriva che non è un’ammissione.',
    bestFor: 'Vuole chiudere e il Suo caso è debole.',
  },
  'gb.parking.option-help': {
    title: 'Chiedere una consulenza gratuita',
    says: 'Citizens Advice può controllare l’avviso e aiutarla con un ricorso o un modulo del tribunale.',
    cost: 'Gratis',
    time: 'Una telefonata o una visita',
    risk: 'I giorni corrono mentre aspetta.',
    bestFor: 'Non è sicuro, o sono arrivati atti del tribunale.',
  },
  'gb.parking.option-appeal': {
    title: 'Fare ricorso alla ditta del parcheggio',
    says: 'Dia i motivi e le prove nel modulo indicato dall’avviso. Se dicono no, chieda il ricorso indipendente.',
    cost: 'Gratis',
    time: 'Entro 28 giorni, meglio entro 14',
    risk: 'Dopo 14 giorni può perdere il prezzo ridotto.',
    bestFor:
      'Ha pagato, i cartelli erano poco chiari, aveva un motivo, o l’avviso è arrivato tardi.',
  },
  'gb.parking.option-pay': {
    title: 'Pagare il prezzo ridotto',
    says: 'Paghi come dice l’avviso e conservi la prova. Così è finita.',
    cost: 'La somma ridotta dell’avviso',
    time: 'Di solito entro 14 giorni',
    risk: 'Se paga, finisce il Suo diritto al ricorso.',
    bestFor: 'Non ha rispettato una regola chiara e non ha un buon motivo.',
  },
}
