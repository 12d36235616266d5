/** The German words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_DE: Words = {
  'nl.stay.right-wait-here': {
    says: 'Mit einem Widerspruch dürfen Sie nicht immer hier warten. Bitten Sie das Gericht sofort um eine Eilmaßnahme (voorlopige voorziening), die eine Abschiebung stoppt.',
  },
  'nl.stay.right-family': {
    says: 'Ihr Familienleben muss sorgfältig abgewogen werden: Partner, Kinder, Jahre hier. Schicken Sie für alles Belege.',
  },
  'nl.stay.right-heard': {
    says: 'Sie dürfen Ihre Sicht erzählen, bevor über den Widerspruch entschieden wird. Bitten Sie um einen Dolmetscher, wenn nötig.',
  },
  'nl.stay.step-lawyer': {
    says: 'Finden Sie über den Raad voor Rechtsbijstand einen Anwalt für Ausländerrecht. Mit wenig Einkommen zahlen Sie nur einen kleinen Anteil.',
  },
  'nl.stay.not-yet': {
    says: 'Meist haben Sie vier Wochen, um selbst auszureisen. Ihr Brief sagt, ob es weniger ist.',
  },
}
