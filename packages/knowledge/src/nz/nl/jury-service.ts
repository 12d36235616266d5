/** The Dutch words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NL: Words = {
  'nz.jury.right-job': {
    says: 'Uw werkgever moet u laten gaan en mag u er niet om ontslaan. Hij hoeft u niet te betalen, maar de rechtbank betaalt een bedrag voor elke halve dag.',
  },
  'nz.jury.right-later': {
    says: 'U kunt om een latere dag binnen 12 maanden vragen, of om niet te hoeven om een goede reden zoals ziekte, zorg of problemen (hardship).',
  },
  'nz.jury.warn': { says: 'Blijf niet weg zonder iets te zeggen. U kunt een boete krijgen.' },
  'nz.jury.step': {
    says: 'Antwoord meteen op de oproep (summons), online of met het formulier. Zeg uw werkgever welke dag het is.',
  },
  'nz.jury.step-costs': { says: 'Vraag de rechtbank naar het bedrag, de reis en kinderopvang.' },
}
