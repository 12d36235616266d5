/** The Italian words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_IT: Words = {
  'us.refused.want': {
    says: 'Rifiutano ciò che ha chiesto, o offrono condizioni peggiori. La lettera deve dire perché o come saperlo.',
  },
  'us.refused.reality': {
    says: 'Per questa lettera non deve nulla. Può mostrarle un errore nel Suo rapporto di credito (credit report).',
  },
  'us.refused.right-report': {
    says: 'Ha diritto a una copia gratis del rapporto di credito (credit report) che hanno usato. La chieda all’ufficio indicato nella lettera entro 60 giorni.',
  },
  'us.refused.right-reasons': {
    says: 'Ha diritto ai motivi principali. Se non sono nella lettera, li chieda per iscritto entro 60 giorni.',
  },
  'us.refused.right-equal': {
    says: 'Chi presta non può rifiutarLa per razza, colore, religione, origine, sesso, stato civile, età o perché il Suo reddito viene da sussidi.',
  },
  'us.refused.right-notice': {
    says: 'Devono dire il nome dell’ufficio del credito e, se ne hanno usato uno, il Suo punteggio (credit score).',
  },
  'us.refused.step-report': {
    says: 'Prenda il rapporto gratis e cerchi debiti non Suoi, somme sbagliate e voci vecchie.',
  },
  'us.refused.option-dispute': {
    says: 'Scriva all’ufficio del credito e alla società che ha dato la notizia. Aggiunga copie delle prove.',
    title: 'Contestare una voce sbagliata',
    cost: 'Gratis',
    time: 'L’ufficio ha quasi sempre 30 giorni per controllare',
    risk: 'Nessuno.',
    bestFor: 'Il rapporto ha un errore.',
  },
  'us.credit.right-insurer-report': {
    says: 'Un assicuratore che chiede di più o dice no per un rapporto deve dire di chi è. Lei lo riceve gratis e può contestarlo.',
  },
}
