/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'nz.ask.sick-leave': {
    says: 'Nach sechs Monaten Arbeit bekommen Sie 10 bezahlte Krankheitstage im Jahr und können bis 20 ansparen. Ein ärztlicher Nachweis darf verlangt werden; vor dem dritten Tag zahlt ihn der Arbeitgeber.',
  },
  'nz.ask.restraint': {
    says: 'Es bindet Sie nur, soweit es fair ist und ein echtes Interesse schützt, etwa Kundenlisten. Die Authority kann es kürzen oder ablehnen. Holen Sie Rat, bevor Sie die neue Stelle antreten.',
  },
  'nz.ask.no-agreement': {
    says: 'Jeder Beschäftigte muss einen schriftlichen Vertrag haben und Zeit, sich beraten zu lassen. Ohne ihn behalten Sie alle Mindestrechte, und dem Arbeitgeber droht eine Strafe. Verlangen Sie ihn schriftlich.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Zuerst müssen sie sich mit Ihnen einigen wollen. Gelingt das nicht, dürfen sie die Tage mit 14 Tagen Frist festlegen, oder für eine Schließung im Jahr. Eine Woche im Jahr ist auszahlbar, wenn beide zustimmen.',
  },
  'nz.ask.bullied': {
    says: 'Schreiben Sie jedes Mal auf und wer es gesehen hat, und sagen Sie es dem Arbeitgeber schriftlich. Sie können innerhalb von 90 Tagen eine persönliche Beschwerde (personal grievance) erheben, bei sexueller Belästigung innerhalb von 12 Monaten.',
  },
  'nz.ask.warning': {
    says: 'Eine Abmahnung (warning) braucht einen fairen Grund und Ablauf. Man muss Ihnen das Problem sagen, Sie anhören und offen bleiben. Sie müssen nicht zustimmen; antworten Sie schriftlich. Ist sie unfair, erheben Sie binnen 90 Tagen eine personal grievance. Kostenlose Hilfe: 0800 20 90 20.',
  },
  'nz.ask.sexual-harassment': {
    says: 'Das ist sexuelle Belästigung, und das Gesetz verbietet sie. Sie müssen nicht kündigen. Behalten Sie Nachrichten und notieren Sie jedes Mal und wer es sah. Beschweren Sie sich schriftlich: Der Arbeitgeber muss handeln und darf Sie nicht bestrafen. Sie haben 12 Monate für eine persönliche Beschwerde (personal grievance). Oder gehen Sie zur Human Rights Commission, nicht zu beiden. Rat: 0800 20 90 20. Bei Berührung oder Drohung können Sie auch zur Polizei gehen.',
  },
}
