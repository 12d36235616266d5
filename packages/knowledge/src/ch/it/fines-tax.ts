/** Traffic fines, penal orders, tax and social insurance decisions: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_TAX_WORDS: Words = {
  'ch.public.fine-want': {
    says: 'La polizia o il ministero pubblico Le chiede di pagare una multa.',
  },
  'ch.public.fine-who': { says: "È un'autorità pubblica." },
  'ch.public.fine-real': {
    says: 'Una piccola multa (multa disciplinare) non va nel casellario giudiziale.',
  },
  'ch.public.fine-not-yet': { says: 'Nei trenta giorni non si aggiunge nulla.' },
  'ch.public.fine-rights': { says: 'Può pagare, oppure rifiutare e far esaminare il caso.' },
  'ch.public.fine-thirty': {
    says: 'Ha trenta giorni per pagare una multa disciplinare.',
    action: "Pagare, o dire che non l'accetta",
    consequence: 'Inizia una procedura ordinaria, con spese.',
  },
  'ch.public.fine-penal': {
    says: "Ha dieci giorni per fare opposizione per iscritto a un decreto d'accusa.",
    action: 'Mandare la Sua opposizione',
    consequence: "Il decreto d'accusa diventa una sentenza definitiva.",
  },
  'ch.public.fine-check': { says: 'Controlli giorno, luogo e auto. Era Lei?' },
  'ch.public.fine-object': {
    says: "Se non è d'accordo, scriva: «Faccio opposizione». Firmi e la mandi per raccomandata entro dieci giorni.",
  },
  'ch.public.fine-plan': { says: 'Se non può pagare, chieda oggi all’ufficio tempo o rate.' },
  'ch.public.fine-right': { says: 'Ha diritto a un giudice se non accetta.' },
  'ch.public.fine-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi ed è chiusa.',
    cost: 'La multa.',
    time: 'Trenta giorni.',
    risk: 'La accetta.',
    bestFor: 'È giusta.',
  },
  'ch.public.fine-option': {
    title: 'Rifiutare o fare opposizione',
    says: 'Chieda la procedura completa.',
    cost: 'Spese se perde.',
    time: "Dieci giorni per un decreto d'accusa.",
    risk: 'Può costare di più.',
    bestFor: 'I fatti sono sbagliati.',
  },
  'ch.public.tax-want': { says: "L'ufficio imposte Le dice quanto deve pagare." },
  'ch.public.tax-real': {
    says: 'Una decisione fiscale si può contestare, e può chiedere più tempo.',
  },
  'ch.public.tax-thirty': {
    says: 'Ha trenta giorni per il reclamo contro una tassazione.',
    action: 'Mandare il Suo reclamo',
    consequence: 'La tassazione resta valida.',
  },
  'ch.public.tax-step': {
    says: 'La confronti con la Sua dichiarazione. Faccia reclamo per iscritto se è sbagliata.',
  },
  'ch.public.tax-ease': { says: 'Se non può pagare, chieda rate o, in vero bisogno, un condono.' },
  'ch.public.tax-right': { says: 'Ha il diritto di fare reclamo. Di solito è gratis.' },
  'ch.public.tax-option': {
    title: 'Fare reclamo',
    says: 'Scriva che cosa è sbagliato, con le prove.',
    cost: 'Per lo più nulla.',
    time: 'Trenta giorni.',
    risk: 'Gli interessi corrono.',
    bestFor: 'La somma è sbagliata.',
  },
  'ch.public.fine-missed': {
    says: 'Ha perso i dieci giorni senza colpa? Entro 30 giorni da quando può agire di nuovo, chieda la restituzione del termine e faccia anche opposizione.',
  },
}
