/** The Italian words of the rows in ../enquiry-jobseeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBSEEKER_WORDS: Words = {
  'fr.ask-debt.jobseeker-cut': {
    says: 'Prima devono scriverle e ascoltarla. Risponda entro il giorno della lettera, con prove. Un buon motivo lo ferma: malattia, colloquio di lavoro, figlio malato. Una prima mancanza costa di solito almeno il 30 % per uno o due mesi, e finisce prima se fa ciò che mancava. Contro la decisione, legga l’ultima pagina: dice come e in quanti giorni. Il mediatore di France Travail è gratis.',
  },
}
