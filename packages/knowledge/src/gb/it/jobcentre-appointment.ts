/** Italian: the words of the rows in ../jobcentre-appointment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTRE_APPOINTMENT_IT: Words = {
  'gb.jobcentre.reality': {
    says: 'Non hanno ancora tolto nulla. Chi va, o avvisa in tempo, di solito non perde nulla.',
  },
  'gb.jobcentre.right-good-reason': {
    says: 'Possono ridurre il sussidio solo se Lei manca senza un buon motivo (good reason). Può esserlo una malattia, la cura di un figlio, un colloquio di lavoro o una lettera arrivata tardi.',
  },
  'gb.jobcentre.step-tell': {
    says: 'Non può andare? Lo dica prima dell’ora, nel journal o per telefono. Chieda un altro giorno e conservi la prova.',
  },
}
