/** Fines of a public body, in every state: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_IT: Words = {
  'au.fine.want': { says: 'Cerchi la regola, il luogo, la data e l’ultimo giorno per agire.' },
  'au.fine.reality': {
    says: 'Può pagare, chiedere un riesame (review), pagare nel tempo o scegliere il tribunale. L’ultimo giorno è sull’avviso.',
  },
  'au.fine.who': { says: 'Viene da un ente pubblico. Ogni stato ha un ufficio multe.' },
  'au.fine.rights': {
    says: 'Può vedere la foto o le prove, chiedere un riesame (review) e nominare un altro guidatore.',
  },
  'au.fine.right-review': {
    says: 'Può chiedere un riesame (review), per esempio per malattia o per un errore. In alcuni Stati conta anche non avere avuto altre multe.',
  },
  'au.fine.right-court': { says: 'Può scegliere di far decidere invece un tribunale.' },
  'au.fine.right-time': {
    says: 'Può chiedere di pagare a rate. In alcuni stati può saldarla con lavoro o studio.',
  },
  'au.fine.step-check': {
    says: 'Controlli la targa, il luogo, l’ora e la scadenza. Guardi la foto online.',
  },
  'au.fine.step-driver': { says: 'Se non guidava Lei, nomini chi guidava prima della scadenza.' },
  'au.fine.step-review': {
    says: 'Se è sbagliata o ha un buon motivo, chieda un riesame (review) prima della scadenza.',
  },
  'au.fine.opt-review': {
    says: 'Usi il sito dell’ufficio multe e aggiunga le prove.',
    title: 'Chiedere un riesame',
    cost: 'Gratis.',
    time: 'Prima della scadenza.',
    risk: 'Basso.',
    bestFor: 'È sbagliata, o aveva un buon motivo.',
  },
  'au.fine.opt-pay': {
    says: 'Paghi tutto o chieda un piano.',
    title: 'Pagare, o pagare nel tempo',
    cost: 'La multa.',
    time: 'Prima della scadenza.',
    risk: 'Possono andare punti sulla Sua patente.',
    bestFor: 'È giusta.',
  },
  'au.fine.opt-court': {
    says: 'Decide un giudice (magistrate).',
    title: 'Scegliere il tribunale',
    cost: 'Spese del tribunale, se perde.',
    time: 'Prima della scadenza.',
    risk: 'La multa può essere più alta.',
    bestFor: 'Ha prove forti.',
  },
  'au.fine.warn': {
    says: 'Se la ignora, si aggiungono spese e possono fermare la Sua patente o la registrazione dell’auto.',
  },
  'au.fine.right-driver': {
    says: 'Se non guidava Lei, indichi chi guidava nel modulo entro la scadenza. Se l’auto è stata venduta o rubata, lo dica lì. Un nome falso è un reato.',
  },
}
