/** German: northern Ireland: dismissal, benefits and deposits. Wales: fit homes. Scotland and Northern Ireland: seeing a child. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONS_WORK_HOME_FAMILY_DE: Words = {
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
  'gb.ni-benefit.wants': {
    says: 'Das Department for Communities sagt, dass es Ihnen zu viel gezahlt hat, und will es zurück.',
  },
  'gb.ni-benefit.right-less': {
    says: 'Universal Credit darf man zurückholen, auch wenn der Fehler beim Amt lag. Sie können kleinere Raten oder bei Not einen Verzicht verlangen. Bei älteren Leistungen muss es Ihr Fehler sein.',
  },
  'gb.ni-benefit.step': {
    says: 'Fragen Sie, wie jede Summe berechnet wurde. Ist sie falsch, bitten Sie innerhalb eines Monats um eine neue Prüfung. Schicken Sie eine Liste Ihrer Kosten und was Sie zahlen können.',
  },
  'gb.ni-deposit.right': {
    says: 'Der Vermieter muss die Kaution innerhalb von 28 Tagen bei einer Stelle (scheme) sichern und es Ihnen innerhalb von 35 sagen. Sonst melden Sie es der Gemeinde, die ihn bestrafen kann. Die Stelle schlichtet kostenlos.',
  },
  'gb.wales-home.right-fit': {
    says: 'Eine Wohnung in Wales muss bewohnbar sein, mit Rauchmeldern und in den letzten fünf Jahren geprüften Leitungen. Melden Sie Mängel schriftlich, auch der Gemeinde, und zahlen Sie die Miete weiter.',
  },
  'gb.children.scotland-father': {
    says: 'Ein Vater in einer Geburtsurkunde seit dem 4. Mai 2006 hat Elternrechte, verheiratet oder nicht. Andere Väter können sie beim Sheriff beantragen.',
  },
  'gb.children.answer-scotland': {
    says: 'Versuchen Sie, sich mit Hilfe einer Vermittlung zu einigen. Gelingt das nicht, beantragen Sie beim Sheriff Court Umgang. Das Wohl des Kindes geht vor, und Unterhalt entscheidet darüber nicht.',
  },
  'gb.children.answer-ni': {
    says: 'Versuchen Sie, sich mit Hilfe einer Vermittlung zu einigen. Gelingt das nicht, beantragen Sie beim Familiengericht Umgang. Das Wohl des Kindes geht vor.',
  },
}
