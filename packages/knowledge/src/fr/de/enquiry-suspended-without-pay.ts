/** Questions about pay for a suspension that ended without a dismissal: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_WITHOUT_PAY_DE: Words = {
  'fr.ask-work.suspension-paid': {
    says: 'Die Tage zu Hause, während die Firma entscheidet (mise à pied conservatoire), müssen am Ende bezahlt werden, außer Sie werden wegen schwerer Verfehlung entlassen. Ohne Kündigung, bei Verwarnung oder leichterem Fehler schuldet sie also den Lohn. Nur wenn sie diese Tage in einem begründeten Brief zur Strafe macht, können sie unbezahlt bleiben. Fordern Sie per Einschreiben mit letztem Tag. Dann zum Eilverfahren des Arbeitsgerichts (référé). Sie haben drei Jahre.',
  },
}
