/** Questions about violence and control by a partner: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_DE: Words = {
  'au.ask.violent-partner': {
    says: 'Bei Gefahr rufen Sie 000. Ein Gericht kann anordnen, dass die Person Sie in Ruhe lässt oder der Wohnung fernbleibt. Die Polizei kann es für Sie beantragen, oder Sie selbst beim örtlichen Gericht. Ist es dringend, kommt die Anordnung zuerst und die Anhörung danach. Ein Verstoß ist eine Straftat, und sie gilt in jedem Staat. Kostenlose Hilfe Tag und Nacht: 1800 737 732.',
  },
  'au.ask.violence-lease': {
    says: 'Ja, Sie kommen ohne Strafgebühr heraus. In New South Wales endet der Vertrag für Sie sofort mit einer Mitteilung wegen häuslicher Gewalt und Nachweis. Das Papier eines Arztes oder einer Beratungsstelle reicht. In Queensland und Western Australia sind es sieben Tage. In Victoria fragen Sie das VCAT; es kann auch den anderen aus dem Vertrag nehmen. Hilfe Tag und Nacht: 1800 737 732. Bei Gefahr 000.',
  },
}
