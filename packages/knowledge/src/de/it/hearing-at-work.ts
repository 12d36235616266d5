/** The Italian words of the rows in ../hearing-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_IT: Words = {
  'de.work-talk.who': {
    says: 'È il Suo datore di lavoro. Non è la polizia né un tribunale. Solo un tribunale decide se un licenziamento è giusto.',
  },
  'de.work-talk.not-yet': {
    says: 'Non è licenziato. Un licenziamento richiede carta e firma a mano.',
  },
  'de.work-talk.reality-hearing': {
    says: 'Prima di un licenziamento per solo sospetto (Verdachtskündigung) il datore deve ascoltarLa. È l’occasione per chiarire.',
  },
  'de.work-talk.right-lawyer': {
    says: 'A un colloquio su un sospetto può portare un avvocato. Se lo chiede, devono darLe tempo.',
  },
  'de.work-talk.right-own-case': {
    says: 'Devono dire i fatti con tanta precisione che Lei possa rispondere. Può rispondere per iscritto e non deve ammettere nulla.',
  },
  'de.work-talk.right-council': {
    says: 'C’è un consiglio aziendale (Betriebsrat)? Un membro può venire con Lei. Va sentito prima di ogni licenziamento.',
  },
  'de.work-talk.step-ask': {
    says: 'Chieda per iscritto di che cosa La accusano esattamente. Chieda un altro giorno se Le serve consiglio. Non manchi senza dire nulla.',
  },
  'de.work-talk.step-notes': {
    says: 'Scriva ora che cosa è successo, quando e chi può dirlo. Non cancelli nulla e non porti a casa carte dell’azienda.',
  },
  'de.work-talk.option-written': {
    says: 'Si prenda tempo, chieda consiglio e poi risponda a ogni punto.',
    title: 'Rispondere per iscritto',
    cost: 'Gratis.',
    time: 'Entro il giorno indicato, o chieda più tempo.',
    risk: 'Ciò che scrive resta nel fascicolo.',
    bestFor: 'Può mostrare che non è andata così.',
  },
  'de.work-talk.warn-words': {
    says: 'Ciò che dice può servire per un licenziamento, per chiederLe soldi o alla polizia. Potrebbe essere un reato? Parli prima con un avvocato.',
  },
  'de.work-talk.insight-two-weeks': {
    says: 'Un licenziamento in tronco deve arrivare entro due settimane da quando il datore sa i fatti. Per questo la fretta.',
    actionable: 'Non si faccia mettere fretta. Chieda il tempo che Le serve per un consiglio.',
  },
  'de.work-talk.step-no-sign': {
    says: 'Non firmi nulla sul momento: né confessione né accordo di uscita (Aufhebungsvertrag). Porti prima ogni carta a casa.',
  },
  'de.work-talk.insight-three-weeks': {
    says: 'Può seguire un licenziamento. Allora ha tre settimane per andare al tribunale del lavoro (Arbeitsgericht).',
    actionable: 'Annoti il giorno in cui Le arriva un’altra lettera.',
  },
  'de.work-talk.option-help': {
    says: 'Un sindacato aiuta subito gli iscritti. Un avvocato del lavoro può venire con Lei o scrivere per Lei.',
    title: 'Prima un sindacato o un avvocato',
    cost: 'Gratis per gli iscritti. Chieda prima il prezzo all’avvocato.',
    time: 'Prima di rispondere.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque rischi il posto.',
  },
  'de.work-talk.reality-talk': {
    says: 'È un colloquio in orario di lavoro. Di solito deve andare, ma non deve accettare nulla, nemmeno un cambio di contratto.',
  },
  'de.work-talk.right-illness': {
    says: 'Non deve dire quale malattia ha avuto. Un colloquio per il rientro al lavoro (BEM) è volontario.',
  },
  'de.work-talk.step-topic': {
    says: 'Chieda prima di che cosa si parla e porti qualcuno del consiglio aziendale. Chieda una pausa se La pressano.',
  },
}
