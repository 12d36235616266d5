/** Questions about officers, seizures and what stays protected: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_WORDS: Words = {
  'fr.ask-debt.prison': {
    says: 'In Frankreich kommt niemand wegen einer unbezahlten Rechnung, eines Kredits oder der Miete ins Gefängnis.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Ohne sie darf der Gerichtsvollzieher (commissaire de justice) nicht herein. Mit ihr gilt, wenn Sie nicht da sind oder sich weigern: Er braucht die Polizei, einen gewählten Vertreter oder zwei Zeugen.',
    dependsOn: 'ob es eine Gerichtsentscheidung oder einen anderen Titel gibt',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Was Sie zum Leben und Arbeiten brauchen, ist geschützt: Bett, Kleidung, Tisch, Kühlschrank, Herd, Waschmaschine, Werkzeug für die Arbeit. Anderes kann mit einem Titel gepfändet werden.',
    dependsOn: 'um welche Sache es geht',
  },
  'fr.ask-debt.bank-empty': {
    says: 'Eine Grundsumme muss bleiben, etwa 650 €. Sozialleistungen bleiben geschützt, wenn Sie sie nachweisen. Sie haben einen Monat, um die Pfändung anzufechten, bei einer des Finanzamts (SATD) zwei.',
    dependsOn: 'was auf dem Konto ist',
  },
  'fr.ask-debt.wages': {
    says: 'Mit einem Titel schickt der Gerichtsvollzieher (commissaire de justice) zuerst eine Zahlungsaufforderung. Sie haben einen Monat, um sie anzufechten oder einen Plan zu vereinbaren. Nur ein Teil Ihres Lohns darf genommen werden.',
    dependsOn: 'ob es einen Titel gibt',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Holen Sie das Schriftstück bald im Büro des Gerichtsvollziehers (commissaire de justice) ab. Die Zeit läuft meist ab dem Tag des Besuchs, auch wenn Sie es nicht abholen.',
  },
}
