/** The German words of the rows in ../nationality.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONALITY_DE: Words = {
  'fr.nationality.want': {
    says: 'Der Präfekt lehnt Ihre Einbürgerung ab oder verschiebt sie (ajournement).',
  },
  'fr.nationality.reality': {
    says: 'Ist die Zeit eines Aufschubs (ajournement) vorbei, dürfen Sie neu beantragen. Ihr Aufenthalt in Frankreich ändert sich nicht.',
  },
  'fr.nationality.deadline': {
    says: 'Sie haben ab dem Brief zwei Monate, um an den Minister zu schreiben (Sous-direction de l’accès à la nationalité). Ohne das hört Sie kein Gericht.',
    action: 'Per Einschreiben an den Minister schreiben',
    consequence: 'Die Entscheidung wird endgültig.',
  },
  'fr.nationality.right-court': {
    says: 'Keine Antwort in vier Monaten heißt Nein. Dann haben Sie zwei Monate für das Verwaltungsgericht (tribunal administratif) in Nantes.',
  },
  'fr.nationality.right-reasons': {
    says: 'Die Entscheidung muss sagen, warum. Sie können Ihre Akte verlangen.',
  },
  'fr.nationality.step': {
    says: 'Antworten Sie auf jeden Grund mit Beweisen: Arbeit, gezahlte Steuern, Französisch, Familie. Schicken Sie nur Kopien.',
  },
  'fr.nationality.option': {
    says: 'Fragen Sie einen Verein für Ausländer, zum Beispiel La Cimade oder Gisti, oder einen Anwalt.',
    title: 'Zuerst Rat holen',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Sie sind unsicher, ob Sie sich wehren oder warten sollen.',
  },
}
