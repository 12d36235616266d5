/** The Dutch words of the rows in ../hiring-checks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HIRING_CHECKS_NL: Words = {
  'us.pay.right-background': {
    says: 'Voor een werkgever iets doet met een achtergrondrapport, moet hij u een kopie en tijd om te antwoorden geven. U kunt fouten betwisten.',
  },
  'us.life.right-verify': {
    says: 'Als E-Verify niet klopt, kunt u dat binnen acht federale werkdagen aanvechten en intussen blijven werken. U kiest welke papieren u voor de I-9 laat zien.',
  },
}
