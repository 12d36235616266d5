/** Questions about discrimination, pregnancy, leave, references and checks: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFAIR_TREATMENT_DE: Words = {
  'us.ask-work.discrimination': {
    says: 'Schreiben Sie auf, was geschah, und melden Sie es schriftlich. Reichen Sie innerhalb von 180 Tagen, oder in vielen Bundesstaaten 300 Tagen, eine Beschwerde (charge) bei der EEOC ein. Sie brauchen sie vor den meisten Klagen.',
  },
  'us.ask-work.pregnant': {
    says: 'Ein Arbeitgeber mit 15 oder mehr Beschäftigten darf Sie wegen einer Schwangerschaft nicht entlassen und muss faire Änderungen bei der Arbeit machen. Reichen Sie innerhalb von 180 Tagen, oder in vielen Bundesstaaten 300, eine Beschwerde (charge) bei der EEOC ein.',
  },
  'us.ask-work.eeoc-time': {
    says: 'Reichen Sie es innerhalb von 180 Tagen nach dem Geschehen ein, oder 300 Tagen, wo ein Amt des Bundesstaats solche Fälle behandelt. Nach einem right-to-sue letter haben Sie 90 Tage, um zum Gericht zu gehen.',
  },
  'us.ask-work.family-leave': {
    says: 'Die Firma muss 50 oder mehr Beschäftigte haben, und Sie dort ein Jahr und 1,250 Stunden. Dann können Sie 12 Wochen unbezahlt frei nehmen und Ihre Stelle behalten. Manche Bundesstaaten zahlen dafür.',
    dependsOn: 'die Größe der Firma und wie lange Sie dort gearbeitet haben',
  },
  'us.ask-work.reference': {
    says: 'Ein wahres Zeugnis ist meist erlaubt, gut oder schlecht. Falsche Tatsachen, die Sie eine Stelle kosten, können Verleumdung (defamation) sein. Ein schlechtes als Strafe für eine Beschwerde wegen Diskriminierung verletzt Bundesrecht.',
    dependsOn: 'ob es stimmt, und warum sie es sagen',
  },
  'us.ask-work.job-background': {
    says: 'Verlangen Sie eine Kopie des Berichts. Der Arbeitgeber muss ihn Ihnen mit einer Liste Ihrer Rechte geben, bevor er Nein sagt. Bestreiten Sie Fehler bei der Firma, die ihn gemacht hat: Sie hat meist 30 Tage. Einige Staaten begrenzen, wie Vorstrafen genutzt werden.',
  },
}
