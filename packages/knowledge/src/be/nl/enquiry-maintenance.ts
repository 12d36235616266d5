/** Questions about child maintenance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_NL: Words = {
  'be.ask.maintenance': {
    says: 'Een vonnis blijft gelden tot de familierechtbank het wijzigt. Niet betaald? DAVO int gratis en kan voorschotten geven zodra in een jaar twee maanden ontbreken. Of een deurwaarder haalt het van het loon, zonder beschermde basis. Met opzet meer dan twee maanden niet betalen kan een misdrijf zijn. Zonder vonnis bepaalt de familierechtbank de som naar de middelen van beide ouders.',
  },
}
