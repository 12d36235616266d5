/** The German words of the rows in ../jobcenter-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_CUT_DE: Words = {
  'de.jobcenter-cut.want': {
    says: 'Das Jobcenter kürzt Ihr Geld, weil Sie eine Pflicht oder einen Termin versäumt haben sollen.',
  },
  'de.jobcenter-cut.right-limit': {
    says: 'Eine Pflichtverletzung kostet 30 % des Regelbedarfs für drei Monate. Wiederholt versäumte Termine kosten 30 % für einen Monat. Das Geld für die Wohnung wird dabei nicht gekürzt.',
  },
  'de.jobcenter-cut.right-reason': {
    says: 'Keine Kürzung, wenn Sie einen wichtigen Grund nachweisen, etwa Krankheit oder ein krankes Kind. Auch nicht bei außergewöhnlicher Härte.',
  },
  'de.jobcenter-cut.right-told': {
    says: 'Sie müssen vorher schriftlich über die Folgen belehrt worden sein oder sie gekannt haben. Und man muss Sie vorher anhören. Der Bescheid muss binnen sechs Monaten kommen.',
  },
  'de.jobcenter-cut.right-make-good': {
    says: 'Holen Sie die Pflicht nach oder erklären Sie ernsthaft, dass Sie es künftig tun. Dann endet die Kürzung, frühestens nach einem Monat.',
  },
  'de.jobcenter-cut.warn-job': {
    says: 'Der ganze Regelbedarf kann wegfallen, wenn Sie eine echte Arbeit willentlich ablehnen. Drei Termine in Folge versäumt? Dann kann alles wegfallen, einen Monat später auch die Miete. Gehen Sie heute persönlich hin.',
  },
  'de.jobcenter-cut.deadline': {
    says: 'Sie haben einen Monat ab dem Tag, an dem der Bescheid ankam. Ein Satz genügt.',
    service: 'ein Brief einer Behörde gilt am vierten Tag nach der Aufgabe zur Post als angekommen',
    action: 'Widerspruch an das Jobcenter senden',
    consequence: 'Die Kürzung wird endgültig.',
  },
  'de.jobcenter-cut.step-reason': {
    says: 'Schreiben Sie, warum Sie nicht konnten, und legen Sie Beweise bei, etwa ein Attest. Legen Sie im selben Brief Widerspruch ein.',
  },
  'de.jobcenter-cut.step-urgent': {
    says: 'Ein Widerspruch stoppt die Kürzung nicht. Kein Geld für Essen oder Miete? Stellen Sie beim Sozialgericht einen Eilantrag. Das ist kostenlos.',
  },
  'de.jobcenter-cut.option-object': {
    says: 'Schreiben Sie, dass Sie widersprechen und warum. Geben Sie es gegen Stempel ab.',
    title: 'Der Kürzung widersprechen',
    cost: 'Kostenlos.',
    time: 'Innerhalb eines Monats.',
    risk: 'Keins.',
    bestFor: 'Sie hatten einen Grund, oder es ist ein Fehler.',
  },
}
