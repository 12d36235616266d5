/** Questions about the rented home after a break-up: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AFTER_A_BREAK_UP_DE: Words = {
  'nl.ask.not-on-lease': {
    says: 'Sind Sie verheiratet oder eingetragene Partner und wohnen dort, sind Sie von Gesetzes wegen Mitmieter, auch ohne Namen im Vertrag. Bei der Scheidung kann der Richter sagen, wer bleibt. Nur zusammenlebend? Dann werden Sie erst nach zwei Jahren und auf Antrag Mitmieter. Handeln Sie vor dem Auszug.',
  },
}
