/** The Italian words of the rows in ../job-seeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_SEEKER_IT: Words = {
  'fr.jobseeker.want': {
    says: 'France Travail dice che ha mancato un dovere e vuole fermare o ridurre il sussidio.',
  },
  'fr.jobseeker.right-scale': {
    says: 'Una prima mancanza vale di solito almeno il 30% in meno per uno o due mesi. Finisce prima se fa ciò che mancava. Ripetuta, può arrivare a quattro mesi e a tutto.',
  },
  'fr.jobseeker.right-reason': {
    says: 'Nessuna sanzione se aveva un buon motivo (motif légitime), come malattia, un colloquio di lavoro o un figlio malato. Prima devono sentirla.',
  },
  'fr.jobseeker.right-mediator': {
    says: 'Contro una sanzione vada prima dal mediatore di France Travail, entro due mesi e gratis. Solo dopo, al tribunale amministrativo.',
  },
  'fr.jobseeker.reality': {
    says: 'È un avviso o un primo passo. Devono aspettare la sua risposta, e la sanzione deve essere proporzionata.',
  },
  'fr.jobseeker.step': {
    says: 'Risponda per iscritto entro il giorno della lettera, con prove. Può chiedere di essere sentito con qualcuno al Suo fianco.',
  },
  'fr.jobseeker.right-refusal': {
    says: 'Rifiutato dopo le dimissioni? Dopo 121 giorni può chiedere di riesaminare il Suo caso. Il mediatore dell’agenzia è gratis.',
  },
}
