/** Missed school: fines, meetings and questions about them. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ATTENDANCE_IT: Words = {
  'gb.school.absence': {
    says: "La multa è £80 per genitore e figlio entro 21 giorni, poi £160 fino al giorno 28. Non c'è ricorso, ma può chiedere al comune di ritirarla.",
  },
  'gb.school.absence-wants': {
    says: 'La scuola vuole Suo figlio lì ogni giorno, e dice cosa può seguire se no.',
  },
  'gb.school.absence-step': {
    says: "Vada all'incontro. Mandi una prova per ogni giorno di malattia, e chieda aiuto se Suo figlio non riesce ad andare a scuola.",
  },
  'gb.school.answer-fine': {
    says: 'Se paga in tempo, è finita: niente tribunale né casellario. La prima è di £80 per genitore e figlio entro 21 giorni, o £160 entro il 28º; una seconda in tre anni, £160. Non c’è appello, ma chieda al comune di ritirarla se è sbagliata. Se non paga, il comune può andare in tribunale, con possibile condanna e multa più alta.',
  },
  'gb.school.scotland-attendance': {
    says: 'Dica perché suo figlio manca: malattia, paura o mancanza di sostegno può essere un buon motivo. Se serve aiuto, lo chieda per iscritto; il comune deve esaminarlo.',
  },
}
