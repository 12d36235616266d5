/** Questions about an accident at work that the employer does not report: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_IT: Words = {
  'ch.ask.accident-not-reported': {
    says: 'Può annunciare lei stesso l’infortunio alla Suva o all’assicuratore dell’azienda, anche adesso. Dica per iscritto al capo e al medico che era un infortunio, con giorno, luogo e testimoni. Le cure sono pagate senza partecipazione. Dal terzo giorno c’è l’80 % della paga. Da otto ore a settimana contano anche gli infortuni privati. Nessun assicuratore? Paga la Cassa suppletiva LAINF. Dopo la prova, una disdetta può essere nulla per un certo tempo.',
  },
}
