/** The German words of the rows in ../job-remedies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_REMEDIES_WORDS: Words = {
  'it.job.right-just-cause': {
    says: 'Eine fristlose Kündigung (giusta causa) braucht einen so schweren Fehler, dass nicht ein Tag Arbeit mehr möglich ist. Der Arbeitgeber muss das beweisen.',
  },
  'it.job.right-no-charge': {
    says: 'Wurden Sie seit dem 7. März 2015 in einer Firma mit mehr als 15 Personen eingestellt? Ohne schriftlichen Vorwurf (contestazione) und fünf Tage zum Antworten bekommen Sie mindestens einen Monatslohn pro Jahr.',
  },
  'it.job.right-court-time': {
    says: 'Nach der schriftlichen Anfechtung (impugnazione) haben Sie 180 Tage für das Gericht oder die Bitte um Schlichtung. Sagt die andere Seite Nein, bleiben 60 Tage.',
  },
  'it.job.right-old-hire': {
    says: 'Wurden Sie vor dem 7. März 2015 in einer Firma mit mehr als 15 Personen eingestellt? Dann kann der Richter in mehr Fällen die Stelle zurückgeben, oder 12 bis 24 Monatslöhne zusprechen.',
  },
  'it.job.right-labour-office': {
    says: 'Wurden Sie vor dem 7. März 2015 in einer größeren Firma eingestellt? Bei wirtschaftlichen Gründen muss die Firma Sie zuerst zum Arbeitsinspektorat (Ispettorato del lavoro) rufen.',
  },
  'it.job.right-fixed-term': {
    says: 'Eine befristete Arbeit (contratto a termine) darf 12 Monate dauern, oder 24 mit einem Grund aus dem Gesetz. Um sie anzufechten, schreiben Sie innerhalb von 180 Tagen nach ihrem Ende.',
  },
  'it.job.right-trial': {
    says: 'Eine Probezeit (patto di prova) gilt nur, wenn sie vor dem Beginn unterschrieben wurde und Ihre Aufgaben nennt. Nach sechs Monaten schützen Sie die normalen Regeln.',
  },
  'it.job.deadline-sanction': {
    says: 'Gegen eine kleinere Strafe haben Sie 20 Tage, um einen Ausschuss beim Arbeitsinspektorat (Ispettorato del lavoro) zu verlangen. Dann muss die Strafe warten.',
    action:
      'Beim Arbeitsinspektorat einen Schlichtungsausschuss (collegio di conciliazione) verlangen',
    consequence: 'Die Strafe gilt sofort. Sie können noch zu einem Richter gehen.',
  },
  'it.job.want-sanction': {
    says: 'Ihr Arbeitgeber bestraft Sie bei der Arbeit. Sie behalten Ihre Stelle.',
  },
  'it.job.right-sanction': {
    says: 'Mehr als ein mündlicher Tadel braucht einen schriftlichen Vorwurf und fünf Tage zum Antworten. Höchstens vier Stunden Lohn oder zehn Tage Suspendierung.',
  },
  'it.job.right-sanction-fair': {
    says: 'Die Strafe muss zum Fehler passen, und die Regeln müssen für alle aushängen. Nach zwei Jahren zählt sie nicht mehr.',
  },
  'it.job.want-transfer': {
    says: 'Ihr Arbeitgeber will Sie an einen anderen Arbeitsort versetzen.',
  },
  'it.job.right-transfer': {
    says: 'Versetzen dürfen sie nur aus echten Gründen der Firma, die sie beweisen müssen. Wer Angehörige mit Behinderung pflegt, muss zustimmen.',
  },
  'it.job.deadline-transfer': {
    says: 'Um eine Versetzung anzufechten, schreiben Sie innerhalb von 60 Tagen ab Erhalt. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Die Versetzung schriftlich anfechten (impugnazione)',
    consequence: 'Sie können sie nicht mehr anfechten.',
  },
}
