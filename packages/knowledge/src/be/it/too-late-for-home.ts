/** What can still be done about a rented home when the day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_IT: Words = {
  'be.late.home-reality': {
    says: 'Il giorno della lettera è passato, ma una lettera non manda via nessuno. Serve una sentenza, e poi di solito un mese dalla notifica.',
  },
  'be.late.home-step': {
    says: 'Resti e tenga le chiavi, anche se il giorno è passato. Paghi l’affitto come prima e scriva oggi per raccomandata che non è d’accordo.',
  },
  'be.late.rent-reality': {
    says: 'Il giorno di pagamento è passato: il padrone può andare dal giudice di pace. Solo lui può finire l’affitto. Può ancora offrire un piano, anche lì.',
  },
  'be.late.rent-step': {
    says: 'Paghi oggi l’affitto di questo mese e offra per iscritto una piccola rata per il resto. Chieda oggi al CPAS (OCMW): può aiutare per il debito e parlare con il padrone.',
  },
  'be.late.evicted-step': {
    says: 'Chiami oggi l’ufficiale e chieda il giorno dello sfratto. Chiami il CPAS (OCMW) per una casa, e lo stesso giorno un avvocato gratuito.',
  },
  'be.late.evicted-right': {
    says: 'Un giudice può allungare il mese dopo la notifica per gravi ragioni, come nessun’altra casa adatta, soprattutto d’inverno. Chieda a un avvocato se è ancora possibile.',
  },
  'be.late.evicted-option': {
    says: 'Se è stato giudicato in assenza, faccia appello. Se non è possibile, opposizione allo stesso tribunale (opposition, verzet).',
    title: 'Appello o opposizione, se il giudice ha deciso senza di Lei',
    cost: 'Un avvocato, gratis con poco reddito.',
    time: 'Un mese dalla notifica.',
    risk: 'Intanto spesso può essere sfrattato.',
    bestFor: 'Ha una ragione per restare.',
  },
}
