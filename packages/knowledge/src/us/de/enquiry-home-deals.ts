/** Questions about buying a home, hidden faults, contracts and homeowners’ associations: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_DE: Words = {
  'us.story.house-deal': {
    says: 'Lesen Sie den Vertrag: seine Daten, seine Auswege und wer die Anzahlung bekommt. Ein Geschäft über Land zählt meist nur unterschrieben und schriftlich. Bitten Sie die title firm, das Geld zu halten, und sprechen Sie bald mit einem Anwalt.',
    dependsOn: 'was im Vertrag steht und wer ihn gebrochen hat',
  },
  'us.story.contract': {
    says: 'Ein Vertrag bindet, wenn beide über die Hauptpunkte einig waren. Eine Seite allein kann ihn nicht ändern, außer der Vertrag erlaubt es. Behalten Sie den Text und Ihre Nachrichten, und schreiben Sie, was Sie bis wann erwarten.',
    dependsOn: 'was vereinbart wurde und wie Sie es zeigen können',
  },
  'us.story.hidden-fault': {
    says: 'Ein Verkäufer, der einen schweren Fehler kannte und versteckte oder log, kann Ihnen die Reparatur schulden. Behalten Sie Fotos, das Formular, den Prüfbericht und was der Nachbar sagte. Die Zeit zu klagen ist begrenzt.',
    dependsOn: 'was der Verkäufer wusste, und Ihr Bundesstaat',
  },
  'us.story.private-sale': {
    says: 'Ein privater Verkauf ist meist endgültig, denn nur Händler geben die Grundgarantie. Sie schulden etwas, wenn Sie gelogen oder versprochen haben, dass es funktioniert. Behalten Sie die Anzeige und die Nachrichten.',
    dependsOn: 'was Sie darüber gesagt haben',
  },
  'us.story.hoa-limits': {
    says: 'Regeln des Bundes schützen kleine Satellitenschüsseln und die amerikanische Flagge, und viele Bundesstaaten schützen Solaranlagen. Faire Grenzen für Ort und Größe sind erlaubt. Verlangen Sie die schriftliche Regel und eine Anhörung (hearing).',
    dependsOn: 'Ihr Bundesstaat und die Regel',
  },
}
