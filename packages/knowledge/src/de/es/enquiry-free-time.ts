/** Questions about calls of the boss in free time: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FREE_TIME_ES: Words = {
  'de.ask-job.free-time-call': {
    says: 'No. En su tiempo libre no tiene que contestar ni cubrir turnos, salvo que se pactara guardia. Un turno fijado solo se cambia con aviso y motivos justos. En una emergencia real puede ser distinto. Entre dos turnos hacen falta once horas de descanso. Una amonestación por eso sería injusta: conteste por escrito. Avise al comité o al sindicato.',
  },
}
