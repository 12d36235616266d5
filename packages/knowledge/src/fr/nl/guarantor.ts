/** The Dutch words of the rows in ../guarantor.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTOR_NL: Words = {
  'fr.guarantor.right-papers': {
    says: 'Een borgstelling voor huur is nietig als u niet tekende waartoe u zich verbond, of geen kopie van de huur kreeg. Vraag beide papieren voordat u betaalt.',
  },
  'fr.guarantor.right-told': {
    says: 'Een firma moet u de eerste gemiste betaling snel melden. Doet zij dat niet, dan bent u rente en boetes van daarvoor niet schuldig.',
  },
  'fr.guarantor.right-end': {
    says: 'Een borgstelling zonder einddatum kunt u aangetekend beëindigen. U blijft gebonden tot het einde van de huur die dan loopt.',
  },
}
