/** Questions about unequal treatment, pregnancy and reporting wrongs at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCRIMINATION_DE: Words = {
  'gb.ask-work.discrimination': {
    says: 'Es ist verboten, Sie wegen Alter, Behinderung, Herkunft (race), Religion, Geschlecht, Schwangerschaft, Sexualität oder als trans Person schlechter zu behandeln. Eine Mindestzeit braucht es nicht. Schreiben Sie auf, was passierte, und beschweren Sie sich.',
  },
  'gb.ask-work.pregnant': {
    says: 'Wegen Schwangerschaft oder Mutterschutz (maternity leave) dürfen Sie ab dem ersten Tag nicht gekündigt oder schlechter behandelt werden. Werden Stellen gestrichen, sagen Sie es schriftlich: Dann kommen Sie bei passenden anderen Stellen zuerst. Holen Sie sofort Rat und behalten Sie jede Nachricht.',
  },
  'gb.ask-work.whistleblow': {
    says: 'Das Gesetz schützt Sie, wenn Sie im öffentlichen Interesse etwas melden, etwa eine Straftat oder Gefahr. Eine Mindestzeit braucht es nicht. Holen Sie schnell Rat, denn manche Anordnung muss innerhalb von 7 Tagen beantragt werden.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Eine Kündigung wegen Schwangerschaft ist ab dem ersten Tag unfair, und sie ist Diskriminierung. Für die Klage braucht es keine Mindestzeit. Gehen Sie jetzt zu Acas, denn es gibt eine Frist, und behalten Sie jede Nachricht.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Gehen Sie jetzt zu Acas. Bei einer Kündigung ab 1. Oktober 2026 haben Sie sechs Monate minus einen Tag. Bei einer früheren waren es drei Monate minus ein Tag. Eine Kündigung wegen Schwangerschaft ist ab dem ersten Tag unfair, ohne Mindestzeit.',
  },
  'gb.ask-work.sexual-harassment': {
    says: 'Das ist sexuelle Belästigung, und das Gesetz verbietet sie. Sie müssen nicht kündigen. Behalten Sie Nachrichten und notieren Sie jedes Mal und wer es sah. Beschweren Sie sich schriftlich: Der Arbeitgeber muss handeln und darf Sie nicht bestrafen. Acas hilft kostenlos: 0300 123 1100. Für Taten seit dem 1. Oktober 2026 haben Sie meist sechs Monate bis zum Arbeitsgericht, für frühere drei weniger einen Tag. Bei Berührung oder Drohung können Sie auch zur Polizei gehen.',
  },
}
