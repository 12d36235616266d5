/** What can still be done when the day in a letter about a job or a home is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_IT: Words = {
  'gb.late.job-step': {
    says: 'Il giorno per il ricorso è passato. Lo mandi oggi lo stesso e dica perché è tardi. Il datore di lavoro può ancora ascoltarlo.',
  },
  'gb.late.job-acas': {
    says: 'Contatti oggi Acas. Il termine del tribunale corre dalla fine del lavoro. Se è passato anche quello, una domanda tardiva conta solo se non poteva farla in tempo.',
  },
  'gb.late.ni-job-step': {
    says: 'Il giorno per il ricorso è passato. Lo mandi oggi lo stesso. Poi chiami la Labour Relations Agency: il termine del tribunale corre dalla fine del lavoro.',
  },
  'gb.late.order-step': {
    says: 'Il giorno nel foglio è passato. È ancora in casa? Faccia mandare oggi il modulo N244 al tribunale. È già fuori? Chiami oggi Shelter e il comune per un posto dove stare.',
  },
}
