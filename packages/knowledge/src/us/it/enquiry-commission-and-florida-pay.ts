/** Questions about a commission after the job, and about unpaid wages in Florida: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMISSION_AND_FLORIDA_PAY_IT: Words = {
  'us.fact.commission-after-job': {
    says: 'Se l’accordo non dice altro, una vendita fatta da Lei è di solito dovuta, anche dopo il lavoro, quando la merce parte o il cliente paga. Un appunto, messaggi e i pagamenti di prima sono prove. Nella maggior parte degli stati la provvigione guadagnata è salario, con una somma in più se è in ritardo, come in Pennsylvania. Chieda ogni vendita per iscritto entro una data. Poi faccia un reclamo allo stato o vada al small claims court.',
    dependsOn: 'quando una provvigione è guadagnata secondo il Suo accordo',
  },
  'us.state.fl.ask-wages': {
    says: 'La Florida non ha un ufficio statale che riscuote i salari. Si rivolga gratis alla Wage and Hour Division federale (1-866-487-9243), o faccia causa. Prima di una causa per il salario minimo della Florida scriva al capo ore e somma: ha 15 giorni. Di solito può avere il doppio e le spese legali, e nessuno può punirla. Non registri di nascosto: in Florida tutti devono essere d’accordo.',
  },
}
