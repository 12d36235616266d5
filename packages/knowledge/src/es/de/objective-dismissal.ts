/** Dismissals for reasons of the firm (despido objetivo, ERE): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const OBJECTIVE_DISMISSAL_DE: Words = {
  'es.work.want-objective': {
    says: 'Die Firma sagt, die Arbeit endet aus Gründen der Firma oder weil Sie nicht mehr geeignet sind. Sie haben nichts falsch gemacht.',
  },
  'es.work.right-twenty-days': {
    says: 'Bei objektiven Gründen bekommen Sie 20 Tage Lohn pro Jahr, bis 12 Monate, zusammen mit dem Brief.',
  },
  'es.work.right-fifteen-notice': {
    says: 'Bei objektiven Gründen haben Sie 15 Tage Frist, mit sechs bezahlten Stunden pro Woche für die Arbeitssuche. Wenn nicht, werden diese Tage bezahlt.',
  },
  'es.work.right-collective': {
    says: 'Bei einer Massenentlassung (ERE) muss die Firma zuerst mit der Arbeitnehmerseite sprechen. Sie bekommen trotzdem einen eigenen Brief und mindestens 20 Tage pro Jahr.',
  },
  'es.work.insight-money-same-time': {
    says: 'Bei objektiver Kündigung muss das Geld mit dem Brief angeboten werden. Wenn nicht, ist sie meist unfair.',
    actionable: 'Schreiben Sie auf, ob und wann Sie das Geld bekamen.',
  },
  'es.work.tactic-take-money': {
    says: 'Sie dürfen das angebotene Geld nehmen und sich trotzdem wehren.',
    risk: 'Gewinnen Sie, wird das Erhaltene angerechnet.',
    notWhen: 'Nicht, wenn Sie in der Schlichtung eine Einigung unterschreiben.',
  },
  'es.work.right-figures': {
    says: 'Im Brief müssen Tatsachen stehen: bei wirtschaftlichen Gründen die Zahlen. „Der Firma geht es schlecht“ reicht nicht. Dann gilt die Kündigung meist als ungerechtfertigt.',
  },
}
