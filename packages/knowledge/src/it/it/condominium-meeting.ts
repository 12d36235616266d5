/** The Italian words of the rows in ../condominium-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_MEETING_IT: Words = {
  'it.condo-meeting.want': {
    says: 'I condomini sono convocati in assemblea. L’ordine del giorno dice che cosa si decide.',
  },
  'it.condo-meeting.who': {
    says: 'L’amministratore lavora per tutti i condomini. Non è un giudice né un ufficio pubblico.',
  },
  'it.condo-meeting.reality': {
    says: 'Una convocazione non è una bolletta. Le somme nell’ordine del giorno sono proposte finché l’assemblea non vota.',
  },
  'it.condo-meeting.rights': {
    says: 'Può venire, parlare e votare, mandare qualcuno con delega scritta e vedere prima i documenti.',
  },
  'it.condo-meeting.right-five-days': {
    says: 'L’avviso deve arrivarLe almeno cinque giorni prima della prima data, con luogo, ora e ordine del giorno. Se no, il giudice può annullare le decisioni.',
  },
  'it.condo-meeting.right-challenge': {
    says: 'Ha votato contro o non c’era? Ha 30 giorni per impugnare una delibera: dal voto o, se era assente, dal giorno in cui ha ricevuto il verbale.',
  },
  'it.condo-meeting.right-proxy': {
    says: 'Non può venire? Chiunque può andare per Lei con delega scritta, ma non l’amministratore.',
  },
  'it.condo-meeting.step-papers': {
    says: 'Chieda prima all’amministratore il rendiconto e i preventivi. Può vedere le fatture e farne copia a Sue spese.',
  },
  'it.condo-meeting.step-day': {
    says: 'Segni la seconda data: di solito l’assemblea si tiene allora. Ci vada, o dia una delega scritta che dica come votare.',
  },
}
