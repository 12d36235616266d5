/** The list of all one owns, and arrest to force it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSET_STATEMENT_DE: Words = {
  'de.bailiff.want-statement': {
    says: 'Zahlen Sie binnen zwei Wochen. Sonst müssen Sie zum Termin und angeben, was Sie haben (Vermögensauskunft).',
  },
  'de.bailiff.not-yet-arrest': {
    says: 'Für Schulden kommen Sie nicht in Haft. Ein Haftbefehl droht nur, wenn Sie ohne Grund fehlen oder die Auskunft verweigern.',
  },
  'de.bailiff.know-register': {
    says: 'Wer nicht zahlt oder sich weigert, steht drei Jahre im Schuldnerverzeichnis. Wer ganz zahlt, wird früher gelöscht.',
  },
  'de.bailiff.deadline-statement': {
    says: 'Zwischen der Zahlungsaufforderung und der Vermögensauskunft müssen zwei Wochen liegen.',
    action: 'Zahlen oder mit dem Gerichtsvollzieher Raten vereinbaren',
    consequence: 'Danach müssen Sie zum Termin und Ihr Vermögen angeben.',
  },
  'de.bailiff.step-attend': {
    says: 'Gehen Sie zum Termin. Sind Sie krank, schicken Sie vorher einen Nachweis. Fehlen kann zum Haftbefehl führen.',
  },
  'de.bailiff.warn-false': {
    says: 'Sagen Sie in der Vermögensauskunft die volle Wahrheit. Falsche Angaben sind strafbar.',
  },
}
