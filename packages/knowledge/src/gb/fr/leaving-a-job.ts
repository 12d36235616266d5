/** Leaving a job because of the employer, and bans on working for others: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_FR: Words = {
  'gb.work.right-resign': {
    says: "Si l'employeur viole gravement le contrat et que vous partez pour cela, cela peut compter comme un renvoi. Prenez conseil avant, et n'attendez pas trop.",
  },
  'gb.work.right-covenant': {
    says: 'Une interdiction de travailler ailleurs ne vaut que si elle protège un vrai intérêt, sans excès. Un tribunal peut rayer la partie qui va trop loin.',
  },
}
