/** Dismissal and redundancy in Northern Ireland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_NORTHERN_IRELAND_DE: Words = {
  'gb.ni-job.right-unfair': {
    says: 'Nach einem Jahr in der Stelle braucht der Arbeitgeber einen fairen Grund und ein faires Vorgehen. Sie haben drei Monate minus einen Tag für die Klage und müssen vorher die Labour Relations Agency anrufen.',
  },
  'gb.ni-job.right-steps': {
    says: 'Der Arbeitgeber muss Ihnen zuerst schreiben, dann mit Ihnen reden, dann einen Einspruch erlauben. Fehlt ein Schritt, ist die Kündigung meist ungerecht.',
  },
  'gb.ni-job.right-notice': {
    says: 'Sie haben ein Recht auf eine Woche Frist je volles Jahr, von einer Woche bis 12. Nach einem Jahr können Sie die Gründe schriftlich verlangen.',
  },
  'gb.ni-job.right-equal': {
    says: 'Man darf Ihnen nicht wegen Religion, Politik, Geschlecht, Herkunft, Behinderung, Alter oder Schwangerschaft kündigen. Das gilt vom ersten Tag an.',
  },
  'gb.ni-job.right-redundancy': {
    says: 'Nach zwei Jahren bekommen Sie eine Abfindung nach Alter, Jahren und Wochenlohn. Verlangen Sie sie schriftlich innerhalb von sechs Monaten, wenn sie nicht kommt.',
  },
  'gb.ni-job.step': {
    says: 'Legen Sie bis zum Tag im Brief schriftlich Einspruch ein, sonst kann das Gericht Ihnen weniger geben. Behalten Sie Vertrag, Lohnabrechnungen und Briefe.',
  },
}
