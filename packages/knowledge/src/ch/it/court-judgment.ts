/** Judgments and proposed decisions, and how to appeal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'ch.court.judgment-proposal': {
    says: 'Ha venti giorni per rifiutare la proposta di decisione.',
    action: 'Rifiutare la proposta per iscritto',
    consequence: 'Diventa una decisione definitiva.',
  },
  'ch.court.judgment-want': {
    says: 'Un giudice ha deciso. Il documento dice che cosa deve fare e come impugnare.',
  },
  'ch.court.judgment-who': { says: 'Viene da un tribunale.' },
  'ch.court.judgment-real': { says: "È una cosa seria. C'è ancora poco tempo per agire." },
  'ch.court.judgment-not-yet': {
    says: "Anche dopo una sentenza il denaro si prende solo tramite l'ufficio d'esecuzione, e mai sotto il minimo vitale.",
  },
  'ch.court.judgment-ten': {
    says: 'Di solito ha dieci giorni per impugnare una decisione in procedura sommaria.',
    action: 'Impugnare per iscritto',
    consequence: 'La decisione è definitiva.',
  },
  'ch.court.judgment-disown': {
    says: "Ha venti giorni per l'azione di disconoscimento del debito. Per un reclamo di solito sono dieci.",
    action: "Presentare l'azione di disconoscimento del debito",
    consequence: "L'ufficio d'esecuzione può pignorare in via definitiva.",
  },
  'ch.court.judgment-thirty': {
    says: "Di solito ha trenta giorni per l'appello o il reclamo.",
    action: 'Impugnare per iscritto con i motivi',
    consequence: 'La sentenza è definitiva.',
  },
  'ch.court.judgment-reasons': {
    says: 'Una sentenza senza motivazione: chieda la motivazione per iscritto entro dieci giorni.',
    action: 'Chiedere la motivazione scritta',
    consequence: 'Perde il diritto di impugnare.',
  },
  'ch.court.judgment-step-day': {
    says: "Annoti il giorno in cui l'ha ricevuta. Legga la parte su come impugnare (rimedi giuridici).",
  },
  'ch.court.judgment-step-help': { says: 'Chieda un parere legale questa settimana.' },
  'ch.court.judgment-step-plan': {
    says: "Se è giusta, offra un piano prima che si chieda l'esecuzione.",
  },
  'ch.court.judgment-right': {
    says: 'Ha il diritto di chiedere a un tribunale superiore di riesaminarla.',
  },
  'ch.court.judgment-minimum': { says: 'Ciò che Le serve per vivere resta Suo (minimo vitale).' },
  'ch.court.judgment-option': {
    title: 'Impugnare la decisione',
    says: 'Mandi i motivi scritti al tribunale superiore.',
    cost: 'Spese di giustizia.',
    time: 'Dieci o trenta giorni.',
    risk: 'Spese se perde.',
    bestFor: 'La decisione è sbagliata.',
  },
  'ch.court.judgment-plan': {
    title: 'Offrire di pagare a rate',
    says: "Scriva all'altra parte.",
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Può rifiutare.',
    bestFor: 'Deve la somma.',
  },
}
