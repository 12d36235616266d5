/** Questions about officers, seizures and what stays protected: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'In Frankreich kommt niemand wegen einer offenen Rechnung, eines Kredits, Überziehung oder Miete ins Gefängnis. Das ist Sache des Zivilgerichts, nicht der Polizei. Man kann Sie eintragen (FICP) und in der Frist verklagen. Bieten Sie schriftlich einen Plan an. Ein Richter kann bis 24 Monate geben; bei vielen Schulden hilft die Banque de France kostenlos.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Ohne sie darf der Gerichtsvollzieher (commissaire de justice) nicht herein. Mit ihr gilt, wenn Sie nicht da sind oder sich weigern: Er braucht die Polizei, einen gewählten Vertreter oder zwei Zeugen.',
    dependsOn: 'ob es eine Gerichtsentscheidung oder einen anderen Titel gibt',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Was Sie zum Leben und Arbeiten brauchen, ist geschützt: Bett, Kleidung, Tisch, Kühlschrank, Herd, Waschmaschine, Werkzeug für die Arbeit. Anderes kann gepfändet werden, aber nur mit einem Titel (Urteil) und frühestens acht Tage nach einem Zahlungsbefehl (commandement de payer). Ein Zettel im Briefkasten allein erlaubt nichts.',
    dependsOn: 'um welche Sache es geht',
  },
  'fr.ask-debt.wages': {
    says: 'Seit Juli 2025 muss kein Richter mehr vorher zustimmen. Der Gerichtsvollzieher schickt eine Zahlungsaufforderung; Sie haben einen Monat für Widerspruch oder einen Plan. Dann behält der Arbeitgeber nach einer Tabelle einen Teil ein. Mindestens das RSA bleibt, und jede Person, die Sie versorgen, erhöht Ihren Anteil. Später kann man den Richter noch fragen, es stoppt aber nichts.',
    dependsOn: 'ob es einen Titel gibt',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Holen Sie das Schriftstück bald im Büro des Gerichtsvollziehers (commissaire de justice) ab. Die Zeit läuft meist ab dem Tag des Besuchs, auch wenn Sie es nicht abholen.',
  },
}
