/** The Dutch words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NL: Words = {
  'ca.jury.right-leave': {
    says: 'Uw werkgever moet u laten gaan en uw baan voor u bewaren. In de meeste provincies hoeft hij u niet te betalen.',
  },
  'ca.jury.right-excuse': {
    says: 'U kunt vragen om vrijstelling of een latere dag, om een goede reden zoals ziekte, zorg voor anderen of ernstige nood.',
  },
  'ca.jury.warn': { says: 'Blijf niet weg zonder iets te zeggen. U kunt een boete krijgen.' },
  'ca.jury.step': {
    says: 'Stuur het formulier op tijd terug, en zeg uw werkgever de dag. Vraag de rechtbank wat zij per dag betaalt.',
  },
}
