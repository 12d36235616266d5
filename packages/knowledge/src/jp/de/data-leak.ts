/** Letters on data that others may have seen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_DE: Words = {
  'jp.data.reality': {
    says: 'Sie melden, dass andere Ihre Daten gesehen haben könnten. Sie schulden nichts. Handeln Sie jetzt, damit niemand sie missbraucht.',
  },
  'jp.data.step-first': {
    says: 'Ändern Sie das Passwort dort und überall, wo Sie dasselbe nutzten. Öffnen Sie die Seite selbst, nicht über einen Link. Prüfen Sie Ihr Konto.',
  },
  'jp.data.right-harm': {
    says: 'Ein Leck kann Schadenersatz geben, auch für Sorge allein. Die Summen sind klein. Wurde Ihre Karte missbraucht, melden Sie es sofort; die Kartenfirma zahlt meist 60 Tage zurück.',
  },
  'jp.data.right-told': {
    says: 'Nach einem Leck muss die Firma Ihnen sagen, was geschah. Sie können fragen, welche Daten sie hat, und die Nutzung stoppen lassen. Ändern Sie Passwörter.',
  },
}
