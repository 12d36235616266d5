/** Questions of a few words about an accident: the general answer, and what to tell next. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NL: Words = {
  'gb.ask-first.accident': {
    says: 'Ga naar een arts en schrijf vandaag op hoe het ging, met foto’s en namen. Op de weg: wissel gegevens uit en meld het uw verzekering. Kon dat niet, of is er een gewonde zonder bewijs van verzekering: binnen 24 uur naar de politie. Op het werk: het boek (accident book). U hebt meestal drie jaar om te claimen. Teken geen aanbod voor een medisch rapport. Zeg ons waar het was.',
  },
}
