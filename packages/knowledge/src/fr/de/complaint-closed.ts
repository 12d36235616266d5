/** The German words of the rows in ../complaint-closed.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_CLOSED_DE: Words = {
  'fr.closed.want': {
    says: 'Die Staatsanwaltschaft schließt Ihre Anzeige ohne Prozess und muss den Grund nennen. Die Akte kann wieder geöffnet werden.',
  },
  'fr.closed.right-general': {
    says: 'Sie können den Generalstaatsanwalt (procureur général) kostenlos per Brief um neue Prüfung bitten: mit neuen Tatsachen, Papieren und Zeugen.',
  },
  'fr.closed.right-party': {
    says: 'Sie können die Sache selbst vor ein Gericht bringen, mit einer Anzeige als Zivilpartei (juge d’instruction). Kennen Sie den Täter, genügt eine direkte Ladung. Meist ist vorher eine Summe zu hinterlegen, mit Prozesskostenhilfe keine.',
  },
  'fr.closed.right-help': {
    says: 'Bei schwerem Schaden kann ein Fonds (CIVI) auch ohne Täter zahlen, meist binnen drei Jahren. Die Opferhilfe 116 006 und France Victimes sind kostenlos.',
  },
  'fr.closed.step': {
    says: 'Bitten Sie die Staatsanwaltschaft um eine Kopie der Akte und notieren Sie, was nicht geprüft wurde. Wählen Sie dann mit Anwalt oder France Victimes den Weg.',
  },
}
