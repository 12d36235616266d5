/** Questions about an accident at work that the employer does not report: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_DE: Words = {
  'ch.ask.accident-not-reported': {
    says: 'Sie können den Unfall selbst der Suva oder dem Unfallversicherer des Betriebs melden, auch jetzt noch. Sagen Sie Chef und Arzt schriftlich, dass es ein Unfall war, mit Tag, Ort und Zeugen. Die Heilung ist ohne Kostenbeteiligung bezahlt. Ab dem dritten Tag gibt es 80 % des Lohns. Ab acht Stunden pro Woche zählen auch Freizeitunfälle. Kein Versicherer? Die Ersatzkasse UVG zahlt. Nach der Probezeit kann eine Kündigung eine Zeit lang nichtig sein.',
  },
}
