/** German: children, safety at home, wills, social workers and school. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_AND_SCHOOL_DE: Words = {
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
  'ie.school.wants': {
    says: 'Die Schule sagt, dass Ihr Kind wegbleiben muss oder keinen Platz bekommt. Sie muss Gründe nennen und sagen, wie Sie sich wehren.',
  },
  'ie.school.right-appeal': {
    says: 'Sie können sich gegen einen Ausschluss, 20 oder mehr Tage Ausschluss im Jahr oder eine Absage wehren. Bei einer Absage bitten Sie zuerst den Schulvorstand um Prüfung.',
  },
  'ie.school.know-absence': {
    says: 'Ein Kind muss bis 16 zur Schule. Nach 20 Fehltagen muss die Schule es Tusla melden. Begründen Sie jeden Fehltag schriftlich.',
  },
  'ie.school.right-equal': {
    says: 'Eine Schule darf ein Kind wegen einer Behinderung nicht schlechter behandeln und muss faire Änderungen machen. Sie können innerhalb von sechs Monaten zur Workplace Relations Commission. Schreiben Sie der Schule vorher innerhalb von zwei.',
  },
  'ie.school.exclude-step': {
    says: 'Verlangen Sie die Gründe und die Regeln der Schule schriftlich. Notieren Sie jeden Tag, denn die Fristen sind kurz.',
  },
  'ie.school.answer': {
    says: 'Verlangen Sie die Gründe schriftlich. Wenden Sie sich dann nach section 29 an das Bildungsministerium. Bei einer Absage bitten Sie zuerst den Schulvorstand um Prüfung.',
  },
}
