/** Una multa per assenze da scuola: il diritto del Regno Unito in italiano. */
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
  'gb.absence.wales-sums': {
    says: 'In Galles la multa è di £60 entro 28 giorni, e di £120 fino al giorno 42. Pagare in tempo chiude la cosa senza tribunale.',
  },
  'gb.absence.wales-right-withdraw': {
    says: 'Non c’è ricorso. Può chiedere il ritiro se è andata alla persona sbagliata, è errata o va contro le regole del comune.',
  },
  'gb.absence.wales-right-paid': {
    says: 'Se paga in tempo, non può essere portato in tribunale per questa assenza, e la fedina resta pulita.',
  },
  'gb.absence.wales-deadline': {
    says: 'Ha 42 giorni per pagare, o per far ritirare l’avviso.',
    action: 'Pagare, o far ritirare l’avviso',
    consequence: 'Dopo il comune deve andare in tribunale o ritirarlo.',
  },
  'gb.absence.wales-deadline-lower': {
    says: 'La somma più bassa è per chi paga entro 28 giorni.',
    action: 'Pagare la somma più bassa, se sceglie di pagare',
    consequence: 'Dopo quel giorno la multa è di £120.',
  },
  'gb.absence.wales-step': {
    says: 'Controlli il nome, il bambino e i giorni. Poi paghi la somma più bassa in tempo, o chieda subito il ritiro.',
  },
  'gb.absence.wales-warning': {
    says: 'Se non è pagata entro il giorno 42, il comune deve andare in tribunale o ritirarla. Chieda consiglio legale se arriva una carta del tribunale.',
  },
  'gb.absence.scotland-none': {
    says: 'In Scozia non ci sono multe così per le assenze da scuola. Chieda al mittente su quale legge si basa prima di pagare.',
  },
  'gb.absence.scotland-right': {
    says: 'Il comune deve prima chiederLe di spiegare l’assenza. Una buona ragione, come la malattia, basta.',
  },
  'gb.absence.scotland-step': {
    says: 'Scriva alla scuola e al comune e spieghi ogni giorno. Chieda aiuto per Suo figlio.',
  },
  'gb.absence.ni-none': {
    says: 'In Irlanda del Nord non ci sono multe così per le assenze da scuola. Lì solo un tribunale può multare un genitore, fino a £1,000.',
  },
  'gb.absence.ni-right': {
    says: 'L’autorità scolastica (Education Authority) deve prima pensare a un ordine che porti aiuto, al posto di un processo.',
  },
  'gb.absence.ni-step': {
    says: 'Parli con l’Education Welfare Officer e risponda a ogni lettera. Spieghi ogni giorno, con prove.',
  },
}
