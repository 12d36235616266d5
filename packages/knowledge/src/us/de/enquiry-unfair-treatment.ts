/** Questions about discrimination, age, pregnancy, references and checks: the words in German. */
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
  'us.ask-work.reference': {
    says: 'Ein wahres Zeugnis ist meist erlaubt, gut oder schlecht. Falsche Tatsachen, die Sie eine Stelle kosten, können Verleumdung (defamation) sein. Ein schlechtes als Strafe für eine Beschwerde wegen Diskriminierung verletzt Bundesrecht.',
    dependsOn: 'ob es stimmt, und warum sie es sagen',
  },
  'us.ask-work.job-background': {
    says: 'Verlangen Sie eine Kopie des Berichts. Der Arbeitgeber muss ihn Ihnen mit einer Liste Ihrer Rechte geben, bevor er Nein sagt. Bestreiten Sie Fehler bei der Firma, die ihn gemacht hat: Sie hat meist 30 Tage. Einige Staaten begrenzen, wie Vorstrafen genutzt werden.',
  },
  'us.ask-life.unfair': {
    says: 'Es ist verboten, wenn der Grund Rasse, Hautfarbe, Religion, Geschlecht, Herkunft, Alter ab 40 oder Behinderung war. Schreiben Sie auf, was gesagt wurde. Reichen Sie es innerhalb von 180 oder 300 Tagen bei der EEOC oder dem Amt des Bundesstaats ein.',
    dependsOn: 'der Grund und die Beweise',
  },
  'us.trouble.age': {
    says: 'Ab 40 Jahren dürfen Sie nicht wegen des Alters entlassen werden. Ein Zeichen dafür ist, wenn jemand viel Jüngeres Sie ersetzt. Reichen Sie es innerhalb von 180 oder 300 Tagen bei der EEOC oder dem Amt des Bundesstaats ein.',
    dependsOn: 'der Grund und die Beweise',
  },
  'us.fact.sexual-harassment': {
    says: 'Das ist sexuelle Belästigung, und das Gesetz verbietet sie. Sie müssen nicht kündigen. Behalten Sie Nachrichten und notieren Sie jedes Mal und wer es sah. Beschweren Sie sich schriftlich: Der Arbeitgeber muss handeln und darf Sie nicht bestrafen. Hilft das nicht, reichen Sie binnen 180 Tagen kostenlos Beschwerde bei der EEOC ein, in den meisten Staaten 300. Bundesrecht gilt ab 15 Beschäftigten; viele Staaten schützen auch in kleineren Betrieben. Bei Berührung oder Drohung können Sie auch zur Polizei gehen.',
  },
}
