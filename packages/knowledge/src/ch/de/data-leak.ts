/** Letters on data that others may have seen: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_LEAK_DE: Words = {
  'ch.data.reality': {
    says: 'Sie melden, dass andere Ihre Daten gesehen haben könnten. Sie schulden nichts. Handeln Sie jetzt, damit niemand sie missbraucht.',
  },
  'ch.data.step-first': {
    says: 'Ändern Sie das Passwort dort und überall, wo Sie dasselbe nutzten. Öffnen Sie die Seite selbst, nicht über einen Link. Prüfen Sie Ihr Konto.',
  },
  'ch.data.right-told': {
    says: 'Nach einem Datenleck können Sie fragen, welche Daten die Firma hat und was verloren ging. Sie muss gratis antworten, meist in 30 Tagen.',
  },
}
