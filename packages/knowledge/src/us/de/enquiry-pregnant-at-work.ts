/** Questions about changes at work during pregnancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANT_AT_WORK_DE: Words = {
  'us.fact.pregnant-changes': {
    says: 'Ab 15 Beschäftigten gilt das Gesetz für Schwangere vom ersten Tag an. Man muss mit Ihnen reden und Änderungen geben: Hocker, Pausen, leichte Arbeit. Leichte Arbeit nur für Arbeitsunfälle, Zwang zum Urlaub, wo eine Änderung reicht, und Strafpunkte sind verboten. Fragen Sie schriftlich mit Attest. Bei Nein: EEOC binnen 180 Tagen, in vielen Staaten 300.',
  },
}
