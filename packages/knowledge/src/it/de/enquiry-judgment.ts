/** The German words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_DE: Words = {
  'it.ask.appeal': {
    says: 'Sie haben 30 Tage ab Zustellung des Urteils, oder sechs Monate ab Veröffentlichung, wenn niemand es zugestellt hat. Sie brauchen einen Anwalt, bei kleinem Einkommen kostenlos. Es ist sofort vollstreckbar: Beantragen Sie beim Berufungsgericht die Aussetzung.',
    dependsOn: 'wann es zugestellt wurde und um wie viel es geht',
  },
}
