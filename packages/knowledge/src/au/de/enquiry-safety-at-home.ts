/** Questions about violence and control by a partner: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_DE: Words = {
  'au.ask.violent-partner': {
    says: 'Bei Gefahr rufen Sie 000. Ein Gericht kann anordnen, dass die Person Sie in Ruhe lässt oder der Wohnung fernbleibt. Die Polizei kann es für Sie beantragen, oder Sie selbst beim örtlichen Gericht. Ist es dringend, kommt die Anordnung zuerst und die Anhörung danach. Ein Verstoß ist eine Straftat, und sie gilt in jedem Staat. Kostenlose Hilfe Tag und Nacht: 1800 737 732.',
  },
}
