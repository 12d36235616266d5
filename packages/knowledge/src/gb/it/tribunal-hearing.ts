/** A notice of a hearing at an employment tribunal, and what holds for each tribunal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIBUNAL_HEARING_IT: Words = {
  'gb.tribunal.less-formal': {
    says: 'Questo tribunale è meno formale di una corte. Molti parlano da sé, e il giudice aiuta con domande.',
  },
  'gb.tribunal.right-needs': {
    says: 'Dica ora al tribunale se Le servono un interprete, pause o altro aiuto per malattia o disabilità. Non paga niente.',
  },
  'gb.tribunal.work-step-papers': {
    says: 'Invii ogni carta entro il suo giorno al tribunale, con copia all’altra parte. Tenga la prova.',
  },
  'gb.tribunal.work-step-loss': {
    says: 'Calcoli la perdita: paga, ferie, preavviso, e ciò che ha guadagnato dopo. È lo «schedule of loss».',
  },
  'gb.tribunal.work-step-order': {
    says: 'Ordini per data lettere, messaggi e buste paga. Scriva ciò che ha visto ogni testimone.',
  },
  'gb.tribunal.work-right-costs': {
    says: 'Di solito ognuno paga le sue spese, vinca o perda. Paga quelle altrui solo se agisce male, viola ordini o non aveva possibilità.',
  },
  'gb.tribunal.work-right-day': {
    says: 'Può chiedere un altro giorno o più tempo, con motivo e prova. Negli ultimi sette giorni contano solo motivi forti.',
  },
  'gb.tribunal.work-right-settle': {
    says: 'Acas può aiutare le due parti ad accordarsi fino alla decisione. È gratis e resta riservato.',
  },
  'gb.tribunal.work-warning': {
    says: 'Se non fa ciò che è ordinato, il tribunale può chiudere il caso. Prima deve ascoltarLa.',
  },
  'gb.tribunal.work-option-settle': {
    says: 'Chiami la persona di Acas del Suo caso. Dica quale somma e quale referenza lo chiuderebbero.',
    title: 'Accordarsi tramite Acas',
    cost: 'Niente.',
    time: 'Giorni o settimane, fino alla decisione.',
    risk: 'Dopo l’accordo non può più tornare in tribunale.',
    bestFor: 'Vuole chiudere senza udienza.',
  },
  'gb.tribunal.work-option-help': {
    says: 'Chieda ora al sindacato, a un Law Centre o a Citizens Advice. Qualche polizza casa paga un avvocato.',
    title: 'Trovare chi parli per Lei',
    cost: 'Niente.',
    time: 'Chieda settimane prima.',
    risk: 'L’aiuto gratis non è sicuro. Continui a preparare.',
    bestFor: 'Discriminazione, o udienze lunghe.',
  },
  'gb.tribunal.ni-step': {
    says: 'Invii ogni carta in tempo al tribunale e all’altra parte. Se serve più tempo, lo chieda prima.',
  },
  'gb.tribunal.ni-right': {
    says: 'Di solito ognuno paga le sue spese. La Labour Relations Agency aiuta gratis ad accordarsi prima.',
  },
}
