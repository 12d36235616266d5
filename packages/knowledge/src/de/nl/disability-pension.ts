/** The Dutch words of the rows in ../disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_PENSION_NL: Words = {
  'de.pension.right-hours': {
    says: 'Minder dan drie uur werk per dag geeft het hele pensioen, drie tot zes uur de helft. Is er geen deeltijdbaan voor u, dan kan het het hele zijn.',
  },
  'de.pension.right-review': {
    says: 'Hebt u de maand gemist, dan kunt u een nieuwe toetsing vragen (Überprüfungsantrag). Nabetalen kan tot vier jaar terug.',
  },
  'de.pension.step-report': {
    says: 'Maak nu bezwaar en vraag het medisch rapport. Laat het aan uw artsen zien en stuur hun antwoord over hoeveel uur u kunt werken.',
  },
}
