/** The German words of the rows in ../enquiry-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_DE: Words = {
  'us.ask-home.deposit': {
    says: 'Nennen Sie Ihre neue Adresse und verlangen Sie die Kaution schriftlich. Jeder Bundesstaat setzt eine Zeit, meist 14 bis 45 Tage, und normale Abnutzung darf nicht berechnet werden. Danach hilft das Gericht für kleine Fälle (small claims court).',
  },
  'us.ask-home.military-lease': {
    says: 'Mit Militärbefehlen können Sie einen Mietvertrag beenden: schriftlich und mit einer Kopie der Befehle. Er endet 30 Tage, nachdem die nächste Miete fällig ist, und es darf keine Gebühr für den frühen Auszug verlangt werden. Befehle, die den Dienst beenden, zählen meist ebenso: Die Rechtshilfe der Basis ist kostenlos.',
  },
  'us.ask-home.enter': {
    says: 'In den meisten Bundesstaaten muss ein Vermieter sich ankündigen, oft 24 Stunden vorher, und einen guten Grund haben. In einem Notfall darf er sofort hinein.',
    dependsOn: 'Ihr Bundesstaat und ob es ein Notfall ist',
  },
  'us.ask-home.home-sold': {
    says: 'Ein Mietvertrag läuft beim neuen Eigentümer meist weiter, und Ihre Kaution auch. Ohne Vertrag auf feste Zeit muss die Frist Ihres Staates eingehalten werden. Fragen Sie schriftlich, wer jetzt die Miete bekommt.',
    dependsOn: 'Ihr Mietvertrag und Ihr Bundesstaat',
  },
  'us.ask-home.roommate-left': {
    says: 'Haben Sie beide denselben Vertrag unterschrieben, kann der Vermieter meist von jedem die ganze Miete verlangen. Zahlen Sie, um die Wohnung zu behalten, und fordern Sie den Anteil des anderen vor dem Gericht für kleine Fälle (small claims court).',
    dependsOn: 'ob Sie beide denselben Vertrag unterschrieben haben',
  },
}
