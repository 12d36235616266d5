/** Questions about how much of the pay a bailiff may have held back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_DE: Words = {
  'be.ask.wage-part': {
    says: '2026 sind die ersten 1.419 € Nettolohn im Monat sicher. Von den nächsten Teilen dürfen 20, 30 und 40 % genommen werden, alles über 1.839 €. Jedes versorgte Kind gibt 88 € mehr: Reichen Sie das Kinderformular beim Gerichtsvollzieher oder Arbeitgeber ein. Ist es zu viel, gehen Sie zum Pfändungsrichter. Bei vielen Schulden kann das Arbeitsgericht einen Plan festlegen, der Pfändungen stoppt.',
    dependsOn: 'wie viel Sie verdienen und wer davon lebt',
  },
}
