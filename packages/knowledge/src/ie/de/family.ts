/** Children, maintenance, safety and decisions for others: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_DE: Words = {
  'ie.family.right-access': {
    says: 'Sie können beim District Court Umgang, Sorgerecht oder Vormundschaft beantragen. Das Wohl des Kindes geht vor.',
  },
  'ie.family.right-maintenance': {
    says: 'Sie können beim District Court Unterhalt für ein Kind verlangen, verheiratet oder nicht. Er kann vom Lohn abgezogen werden.',
  },
  'ie.family.right-safe': {
    says: 'Der District Court kann anordnen, dass eine gewalttätige Person fernbleibt oder auszieht. Das geht am selben Tag. Bei Gefahr wählen Sie 999 oder 112.',
  },
  'ie.family.right-share': {
    says: 'Ehepartner haben einen gesetzlichen Anteil, egal was im Testament steht. Ein Kind kann innerhalb von sechs Monaten nach dem Nachlasszeugnis vor Gericht gehen.',
  },
  'ie.family.right-consent': {
    says: 'Tusla muss ein Risiko für ein Kind prüfen. Sie darf ein Kind nicht ohne Ihre Zustimmung, ein Gericht oder im Notfall die Gardaí wegnehmen.',
  },
  'ie.family.know-decide': {
    says: 'Eine Vorsorgevollmacht (enduring power) muss man machen, solange man sie versteht. Ist es zu spät, kann der Circuit Court einen Helfer bestimmen.',
  },
  'ie.family.answer-access': {
    says: 'Versuchen Sie zuerst die kostenlose Familienmediation. Gelingt das nicht, beantragen Sie Umgang beim District Court. Das Wohl des Kindes geht vor.',
  },
}
