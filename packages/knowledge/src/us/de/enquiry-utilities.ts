/** The German words of the rows in ../enquiry-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UTILITIES_DE: Words = {
  'us.state.tx.ask-power-cut': {
    says: 'Eine Mitteilung muss mindestens zehn Tage vor dem Abstellen kommen. Bei extremer Hitze oder Kälte, oder solange ein sehr kranker Mensch zu Hause geschützt ist, darf der Strom nicht abgestellt werden. Bitten Sie heute um einen Zahlungsplan.',
    dependsOn: 'der Tag der Mitteilung, das Wetter und wer zu Hause krank ist',
  },
  'us.ask-everyday.shut-off': {
    says: 'Rufen Sie die Firma jetzt an und bitten Sie um einen Plan. Sagen Sie, wenn zu Hause jemand krank, alt oder sehr jung ist. Rufen Sie 211 für Hilfe beim Zahlen an, und dann die Versorgungskommission (utility commission) Ihres Bundesstaats.',
  },
}
