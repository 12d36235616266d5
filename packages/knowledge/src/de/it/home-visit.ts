/** The Italian words of the rows in ../home-visit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_VISIT_IT: Words = {
  'de.visit.want': {
    says: 'Il proprietario vuole entrare in casa Sua.',
  },
  'de.visit.reality': {
    says: 'È casa Sua. Può entrare solo per un vero motivo, con preavviso, mai senza di Lei.',
  },
  'de.visit.right-reason': {
    says: 'Motivi veri: guasto, riparazione, lettura, visita di acquirenti o inquilini. Un controllo di routine no.',
  },
  'de.visit.right-day': {
    says: 'Può chiedere un altro giorno. Foto solo con il Suo sì. Non deve dare la chiave.',
  },
  'de.visit.step': {
    says: 'Chieda per iscritto il motivo e chi viene. Proponga due giorni. Non rifiuti un vero motivo: può costarle la casa.',
  },
  'de.visit.option': {
    says: 'Accetti il motivo e proponga il Suo giorno.',
    title: 'Proporre un altro giorno',
    cost: 'Gratuito.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Il motivo è reale.',
  },
}
