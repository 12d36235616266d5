/** The Italian words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_IT: Words = {
  'es.ask.sick-dismissed': {
    says: 'Non possono licenziarla perché è malato: è nullo. Per un altro motivo vero possono. Ha 20 giorni lavorativi per contestarlo.',
    dependsOn: 'il vero motivo',
  },
  'es.ask.pregnant-dismissed': {
    says: 'No. Un licenziamento in gravidanza o in congedo di cura è nullo, se la ditta non prova un altro motivo vero. Lo contesti in 20 giorni lavorativi.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'il vero motivo',
    says: 'Un contratto a termine può finire alla sua data. Ma se non lo rinnovano perché è incinta, è discriminazione ed è nullo. Conservi messaggi e prove che altri sono stati rinnovati. Ha 20 giorni lavorativi.',
  },
}
