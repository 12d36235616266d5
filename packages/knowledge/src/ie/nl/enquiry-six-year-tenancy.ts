/** The words of the rows in ../enquiry-six-year-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIX_YEAR_TENANCY_NL: Words = {
  'ie.ask.six-year-tenancy': {
    says: 'Begon de huur op of na 1 maart 2026, dan bent u na zes maanden telkens zes jaar veilig. Een bedrijf of een verhuurder met vier of meer huurcontracten heeft dan uw fout nodig, of een huis dat niet meer bij u past. Een kleinere mag ook stoppen bij echte nood of voor familie. U mag zelf weg met opzegtermijn. Oudere contracten houden de oude regels.',
    dependsOn: 'wanneer uw huur begon en hoeveel contracten de verhuurder heeft',
  },
}
