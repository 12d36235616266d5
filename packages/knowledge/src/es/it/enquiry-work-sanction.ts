/** The Italian words of the rows in ../enquiry-work-sanction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_SANCTION_IT: Words = {
  'es.ask.work-sanction': {
    says: 'Ha 20 giorni lavorativi per contestarla: prima la conciliazione, poi il giudice del lavoro. Deve essere scritta, con i fatti e la data. Multe sulla paga e meno ferie non sono mai ammesse. Le mancanze lievi si prescrivono in 10 giorni, le gravi in 20, le molto gravi in 60.',
  },
}
