/** The German words of the rows in ../town-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_NOTICES_WORDS: Words = {
  'it.town.step-real': {
    says: 'Prüfen Sie es beim Steueramt der Gemeinde (Ufficio Tributi). Suchen Sie die Nummer selbst und zahlen Sie nie über einen Link in einer Nachricht.',
  },
  'it.town.option-parts': {
    says: 'Schreiben Sie an das Steueramt der Gemeinde (Ufficio Tributi) und sagen Sie, dass das Geld knapp ist.',
    title: 'Die Gemeinde um Raten bitten',
    cost: 'Zinsen.',
    time: 'Bitten Sie innerhalb der 60 Tage darum.',
    risk: 'Zwei versäumte Raten in sechs Monaten können den Plan beenden.',
    bestFor: 'Die Steuer ist fällig, und Sie können nicht auf einmal zahlen.',
  },
  'it.town.right-tari': {
    says: 'TARI schuldet, wer die Räume besitzt oder nutzt, für diese Zeit. Wo die Gemeinde den Müll nicht abholt, schulden Sie höchstens 40 % davon: Bitten Sie schriftlich darum.',
  },
}
