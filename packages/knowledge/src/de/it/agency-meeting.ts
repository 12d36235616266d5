/** The Italian words of the rows in ../agency-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const AGENCY_MEETING_IT: Words = {
  'de.meeting.want': {
    says: 'L’agenzia La convoca. Se prende la disoccupazione, deve andare.',
  },
  'de.meeting.reality': {
    says: 'Se manca senza motivo, perde una settimana. Con un buon motivo, niente.',
  },
  'de.meeting.right-same-day': {
    says: 'Un’altra ora dello stesso giorno vale, se il colloquio è ancora possibile.',
  },
  'de.meeting.right-travel': {
    says: 'Chieda le spese di viaggio: possono rimborsarle. Può farsi accompagnare.',
  },
  'de.meeting.step': {
    says: 'Non può andare? Avvisi prima con una prova, per esempio il certificato, e chieda un’altra data.',
  },
  'de.meeting.option': {
    says: 'Vada con questa lettera.',
    title: 'Andare al colloquio',
    cost: 'Gratuito.',
    time: 'Il giorno indicato.',
    risk: 'Nessuno.',
    bestFor: 'Può andare.',
  },
}
