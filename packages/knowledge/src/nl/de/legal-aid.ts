/** The German words of the rows in ../legal-aid.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEGAL_AID_DE: Words = {
  'nl.aid.step-lawyer': {
    says: 'Mit wenig Einkommen kostet ein Anwalt Sie nur einen kleinen Anteil (toevoeging). Das erste Gespräch beim Juridisch Loket ist kostenlos.',
  },
}
