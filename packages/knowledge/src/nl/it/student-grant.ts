/** The Italian words of the rows in ../student-grant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_GRANT_IT: Words = {
  'nl.duo.right-lived-there': {
    says: 'Mostri che viveva lì: dati di banca e viaggi, foto, posta, vicini. Una multa deve corrispondere alla colpa.',
  },
  'nl.duo.right-object': {
    says: 'Può opporsi (bezwaar) gratis entro sei settimane ed essere sentito. Chieda il rapporto della visita all’indirizzo.',
  },
  'nl.duo.right-lower': {
    says: 'La rata dipende dal suo reddito di due anni prima. Ora è più basso di almeno il 15 %? Chieda a DUO di usare un anno più recente (peiljaarverlegging). Lo chieda ogni anno.',
  },
  'nl.duo.right-pause': {
    says: 'Può smettere di pagare per un po’, al massimo cinque anni in tutto (jokerjaren). Lo imposti in Mijn DUO. Gli interessi continuano.',
  },
  'nl.duo.right-object-loan': {
    says: 'La somma o il reddito è sbagliato? Può opporsi (bezwaar) gratis entro sei settimane.',
  },
}
