/** The German words of the rows in ../enquiry-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_DE: Words = {
  'us.ask-consumer.contractor': {
    says: 'Schreiben Sie per Einschreiben, was fehlt, und einen Tag, bis zu dem gearbeitet oder zurückgezahlt wird. Beschweren Sie sich dann bei der Lizenzbehörde und dem Attorney General Ihres Bundesstaats. Wer Geld nimmt und nichts tut, kann sich strafbar machen: Gehen Sie auch zur Polizei. Mit Karte bezahlt: Bestreiten Sie es. Danach hilft das Gericht für kleine Fälle.',
  },
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
}
