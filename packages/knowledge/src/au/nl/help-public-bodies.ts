/** The Dutch words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_NL: Words = {
  'au.help.fwo': { does: 'Helpt gratis met loon, verlof en opzegtermijn.' },
  'au.help.fwc': { does: 'Beslist over oneerlijk ontslag en andere zaken over werk.' },
  'au.help.scamwatch': { does: 'Neemt meldingen van oplichting aan en zegt wat u kunt doen.' },
  'au.help.afsa': {
    does: 'Legt faillissement (bankruptcy) en schuldregelingen (debt agreements) uit.',
  },
  'au.help.accc': { does: 'Legt rechten van consumenten uit en neemt meldingen aan.' },
}
