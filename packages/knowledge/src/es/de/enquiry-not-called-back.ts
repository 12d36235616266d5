/** Questions about seasonal staff who are not called back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_CALLED_BACK_DE: Words = {
  'es.ask.not-called-back': {
    says: 'Werden Sie beim Neubeginn nicht gerufen, zählt das als Entlassung. Sie haben 20 Werktage, seit Sie es wissen: Schlichtung (papeleta), dann Klage. Fragen Sie die Firma gleich schriftlich, warum. Behalten Sie Beweise, dass andere gerufen wurden. Die Reihenfolge bestimmt der Tarifvertrag. Beantragen Sie inzwischen Arbeitslosengeld (paro).',
  },
}
