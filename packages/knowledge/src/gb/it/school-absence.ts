/** A penalty notice for missed school in England: the sums, the days and the reasons. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_IT: Words = {
  'gb.absence.sums': {
    says: 'La prima multa è di £80 se paga entro 21 giorni, e di £160 fino al giorno 28. Una seconda entro tre anni è subito di £160.',
  },
  'gb.absence.right-two': {
    says: 'Un genitore può avere al massimo due di queste multe per un figlio in tre anni. Poi il comune (council) deve scegliere un’altra via, che può essere il tribunale.',
  },
  'gb.absence.right-ten': {
    says: 'Si pensa a una multa da dieci mezze giornate senza permesso in dieci settimane di scuola. Se erano meno, chieda perché l’hanno mandata.',
  },
  'gb.absence.support-first': {
    says: 'Suo figlio è malato, disabile, vittima di bullismo o ha paura della scuola? Allora l’aiuto deve venire prima di una multa.',
    actionable: 'Lo scriva alla scuola e al comune, e chieda un incontro sull’aiuto.',
  },
  'gb.absence.deadline': {
    says: 'Ha 28 giorni per pagare, o per far ritirare l’avviso.',
    action: 'Pagare, o far ritirare l’avviso',
    consequence: 'Dopo il comune deve andare in tribunale o ritirarlo.',
  },
  'gb.absence.deadline-lower': {
    says: 'La somma più bassa è per chi paga entro 21 giorni.',
    action: 'Pagare la somma più bassa, se sceglie di pagare',
    consequence: 'Dopo quel giorno la multa è di £160.',
  },
  'gb.absence.right-reasons': {
    says: 'Non è reato se la scuola aveva dato il permesso, il bambino era malato o era un giorno santo della Sua religione. Mandi le prove.',
  },
  'gb.absence.each-parent': {
    says: 'Ogni genitore può avere una multa per ogni figlio. Pagare la Sua non paga quella dell’altro.',
  },
  'gb.absence.step-records': {
    says: 'Chieda alla scuola il registro delle presenze e la sua risposta sul permesso. Raccolga i messaggi e una nota del medico.',
  },
  'gb.absence.option-withdraw': {
    says: 'Scriva oggi al comune. Dica che cosa è sbagliato e mandi le prove.',
    title: 'Chiedere al comune di ritirarla',
    cost: 'Niente.',
    time: 'Una lettera ora.',
    risk: 'I giorni per pagare corrono. Se dice no, paghi in tempo o vada in tribunale.',
    bestFor: 'Persona o giorni sbagliati, c’era il permesso, o il bambino era malato.',
  },
  'gb.absence.option-court': {
    says: 'Se non paga, il comune può portarLa in tribunale. Lì può dichiararsi non colpevole.',
    title: 'Lasciar decidere un tribunale',
    cost: 'Una multa e le spese se perde.',
    time: 'Alcuni mesi.',
    risk: 'Fino a £1,000 di multa, o £2,500 se lo sapeva, e la fedina penale.',
    bestFor: 'Ha prove forti e un consiglio legale.',
  },
}
