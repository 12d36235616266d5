/** The Italian words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_IT: Words = {
  'nz.discipline.want': {
    says: 'Il Suo datore di lavoro La ammonisce per il Suo lavoro o la Sua condotta. Non è un licenziamento, ma può essere usato dopo.',
  },
  'nz.discipline.reality': {
    says: 'Il datore di lavoro deve prima indagare, dirle che cosa lo preoccupa, ascoltarla e pensare a quello che dice.',
  },
  'nz.discipline.right-fair': {
    says: 'Deve ricevere i fatti e una vera possibilità di rispondere prima di ogni ammonimento o licenziamento.',
  },
  'nz.discipline.right-helper': {
    says: 'Può portare al colloquio una persona che La aiuta, un sindacato o un avvocato.',
  },
  'nz.discipline.right-grievance': {
    says: 'Un ammonimento ingiusto può essere motivo di un reclamo personale (personal grievance). Lo presenti al Suo datore di lavoro entro 90 giorni.',
  },
  'nz.discipline.step': {
    says: 'Chieda per iscritto i fatti prima del colloquio, e tempo per farsi consigliare. Risponda per iscritto e tenga una copia.',
  },
}
