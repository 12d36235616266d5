/** The Dutch words of the rows in ../enquiry-fair-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_HOUSING_NL: Words = {
  'us.ask-home.discrimination': {
    says: 'Klaag binnen een jaar bij HUD, of bij uw staat. Een verhuurder mag u niet slechter behandelen om ras, geslacht, geloof, kinderen of handicap, en moet bij een handicap redelijke aanpassingen doen.',
  },
  'us.ask-home.voucher-refused': {
    says: 'Volgens de federale wet mogen de meeste verhuurders een voucher weigeren, maar veel staten en steden verbieden dat. Vraag het nee op papier en klaag bij het kantoor voor burgerrechten van uw staat.',
    dependsOn: 'uw staat en stad',
  },
  'us.ask-life.voucher': {
    says: 'Vraag schriftelijk om de hoorzitting, uiterlijk op de dag in de brief, en vraag uw dossier te zien. Uw hulp hoort meestal door te gaan tot de hoorzitting.',
  },
}
