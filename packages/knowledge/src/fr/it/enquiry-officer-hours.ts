/** Questions about the days and hours at which an enforcement officer may come: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OFFICER_HOURS_IT: Words = {
  'fr.ask-debt.officer-hours': {
    says: 'Il sabato sì: conta come giorno lavorativo. Domenica e festivi solo con il permesso di un giudice. In una casa nessun pignoramento può iniziare prima delle 6 o dopo le 21. Vale anche per la consegna di atti. Chi viene da un’agenzia di recupero non è un ufficiale e non può mai entrare. È successo in altro momento? Annoti giorno e ora, e lo dica al giudice dell’esecuzione (juge de l’exécution).',
    dependsOn: 'il giorno e l’ora',
  },
}
