/** Missed school in Northern Ireland, which has no penalty notices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_NORTHERN_IRELAND_IT: Words = {
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
