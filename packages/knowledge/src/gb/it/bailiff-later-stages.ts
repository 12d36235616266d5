/** Fasi successive con gli ufficiali giudiziari (bailiffs): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_LATER_STAGES_IT: Words = {
  'gb.bailiff.further-wants': {
    says: 'Il tempo del primo avviso è finito. Vogliono che Lei paghi o concordi un piano prima di una visita, che può essere vicina.',
  },
  'gb.bailiff.further-reality': {
    says: 'Una visita può arrivare ogni giorno, quindi chiami oggi. Un’offerta prima della visita conta ancora e può evitare la tariffa.',
  },
  'gb.bailiff.further-step-call': {
    says: 'Chiami la società oggi. Faccia un’offerta che riesce a mantenere, e la confermi con un’e-mail lo stesso giorno.',
  },
  'gb.bailiff.further-step-fine': {
    says: 'Chiami anche l’ufficio multe del tribunale. Se è malato, ha figli o riceve aiuti, chieda di riprendere la multa dagli ufficiali giudiziari (bailiffs).',
  },
  'gb.bailiff.further-insight-fee': {
    says: 'La tariffa di £235 è dovuta solo dopo una prima visita di un ufficiale giudiziario (bailiff). Questa lettera parla di una visita futura.',
    actionable: 'Se nessuno è ancora venuto, chieda per iscritto alla società di togliere le £235.',
  },
  'gb.bailiff.fines-office-wants': {
    says: 'Il tribunale dice che una multa non è pagata. Vuole che Lei paghi o chiami, prima del passo successivo.',
  },
  'gb.bailiff.fines-office-who': {
    says: 'Viene dall’ufficio multe del tribunale penale (magistrates court), non da una società privata.',
  },
  'gb.bailiff.fines-office-step-call': {
    says: 'Chiami oggi l’ufficio multe. Dica quanto può pagare alla settimana, chieda più tempo, e mandi un modulo sul Suo reddito.',
  },
  'gb.bailiff.fines-office-step-never-knew': {
    says: 'Non sapeva della causa? Può fare una dichiarazione formale (statutory declaration) entro 21 giorni da quando lo scopre. Può far ricominciare la causa.',
  },
  'gb.bailiff.writ-under-600': {
    says: 'Una sentenza della county court sotto £600 non può andare alla High Court. Qui la sentenza sembra più bassa.',
    actionable:
      'Chieda alla società e al tribunale di controllare la somma della sentenza. Chieda un consiglio gratuito su come fermare il «writ».',
  },
  'gb.bailiff.writ-credit': {
    says: 'Una sentenza su un credito al consumo si può eseguire solo nella county court, non con un «writ» della High Court.',
    actionable:
      'Chieda alla società per che cosa è il debito. Se è credito al consumo, chieda consiglio su come fermare il «writ».',
  },
  'gb.bailiff.business-entry': {
    says: 'Dove Lei abita, non possono entrare con la forza alla prima visita. Dove solo lavora, per una sentenza possono usare una forza ragionevole.',
  },
}
