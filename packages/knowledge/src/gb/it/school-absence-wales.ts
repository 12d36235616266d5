/** A penalty notice for missed school in Wales: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_WALES_IT: Words = {
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
}
