/** Questions about money that the Jobcenter wants back: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_WANTS_BACK_IT: Words = {
  'de.ask-debt.jobcenter-wants-back': {
    says: 'Si opponga per iscritto entro un mese da quando l’ha ricevuto; basta una frase. Finché non si decide non deve pagare e non possono trattenere nulla. Mandi la prova di ciò che ha comunicato, come lo screenshot. Faccia controllare la somma: una parte dello stipendio resta sempre a Lei. Se l’errore era loro e non poteva saperlo, può tenere il denaro; ma lo stipendio arrivato dopo viene quasi sempre ripreso. Può chiedere piccole rate o che il debito sia tolto. Una consulenza sociale aiuta gratis.',
  },
}
