/** Unpaid tolls: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_NL: Words = {
  'au.toll.right-first': {
    says: 'Onbetaalde tol begint met een bericht en kosten van het tolbedrijf. Een boete van de staat komt pas later.',
  },
  'au.toll.right-ombudsman': {
    says: 'Vraag het tolbedrijf om hulp bij geldproblemen (hardship) en om zijn kosten te laten vallen. Het mag u niet misleiden over wat u schuldig bent.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria kan de eigenaar noemen wie reed, of laten zien dat de auto verkocht of gestolen was.',
  },
}
