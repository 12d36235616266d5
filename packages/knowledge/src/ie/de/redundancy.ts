/** Redundancy and firms that are insolvent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_DE: Words = {
  'ie.work.right-redundancy': {
    says: 'Nach zwei Jahren gibt es bei Stellenabbau (redundancy) zwei Wochen Lohn pro Jahr und eine Woche mehr. Lohn über 600 € pro Woche zählt nicht.',
  },
  'ie.work.insight-redundancy': {
    says: 'Beim Stellenabbau (redundancy) geht es um die Stelle, nicht um Sie. Macht jetzt ein anderer Ihre Arbeit, kann es eine unfaire Kündigung sein.',
    actionable: 'Fragen Sie, wie man Sie ausgewählt hat, und behalten Sie die Antwort.',
  },
  'ie.work.right-collective': {
    says: 'Fallen viele Stellen weg, muss die Firma zuerst mit der Belegschaft sprechen und 30 Tage warten.',
  },
  'ie.work.right-insolvent': {
    says: 'Ist die Firma zahlungsunfähig, kann der Staat Lohn, Urlaub, Kündigungsgeld und Abfindung zahlen. Bitten Sie den Verwalter, den Antrag zu stellen.',
  },
}
