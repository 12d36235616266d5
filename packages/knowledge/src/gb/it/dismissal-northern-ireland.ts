/** Dismissal and redundancy in Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NORTHERN_IRELAND_IT: Words = {
  'gb.ni-job.right-unfair': {
    says: 'Dopo un anno nel posto, il datore deve avere un motivo giusto e agire bene. Ha tre mesi meno un giorno per agire, e prima deve chiamare la Labour Relations Agency.',
  },
  'gb.ni-job.right-steps': {
    says: 'Il datore deve prima scriverLe, poi incontrarLa, poi permettere un ricorso. Se manca un passo, il licenziamento è quasi sempre ingiusto.',
  },
  'gb.ni-job.right-notice': {
    says: 'Ha diritto a una settimana di preavviso per anno intero, da una settimana a 12. Dopo un anno può chiedere i motivi per iscritto.',
  },
  'gb.ni-job.right-equal': {
    says: 'Non possono licenziarLa per religione, politica, sesso, razza, disabilità, età o gravidanza. Vale dal primo giorno.',
  },
  'gb.ni-job.right-redundancy': {
    says: "Dopo due anni ha un'indennità secondo età, anni e paga. La chieda per iscritto entro sei mesi se non arriva.",
  },
  'gb.ni-job.step': {
    says: 'Faccia ricorso scritto entro il giorno della lettera, o un giudice può ridurre la somma. Tenga contratto, buste paga e lettere.',
  },
}
