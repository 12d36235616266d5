/** Leaving a job because of the employer, and bans on working for others: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_NL: Words = {
  'gb.work.right-resign': {
    says: 'Breekt de werkgever het contract ernstig en gaat u daarom weg, dan kan dat als ontslag tellen. Vraag vooraf advies, en wacht niet te lang.',
  },
  'gb.work.right-covenant': {
    says: 'Een verbod om voor anderen te werken geldt alleen als het een echt belang beschermt en niet verder gaat. Een rechter kan het deel schrappen dat te ver gaat.',
  },
}
