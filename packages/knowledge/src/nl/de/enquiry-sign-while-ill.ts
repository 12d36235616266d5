/** Questions about an agreement to leave that is offered to someone who is ill: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIGN_WHILE_ILL_DE: Words = {
  'nl.ask.sign-while-ill': {
    says: 'Unterschreiben Sie nicht, solange Sie krank sind: Das UWV kann dann Krankengeld (Ziektewet) und WW verweigern. Solange der Vertrag läuft, muss der Arbeitgeber mindestens 70 % des Lohns zahlen, im ersten Jahr nicht weniger als den Mindestlohn, und den Betriebsarzt einschalten. Verlangen Sie das schriftlich mit letztem Tag. Endet der Vertrag von selbst, kann ab dann das UWV zahlen. Schon unterschrieben? Sie haben 14 Tage zum Widerruf. Das Juridisch Loket hilft.',
  },
}
