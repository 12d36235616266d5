/** Questions about a job that the employer ends: reasons, notice and redundancy pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_DE: Words = {
  'au.ask.fired': {
    says: 'Sie können vielleicht eine unfaire Kündigung (unfair dismissal) geltend machen, wenn Sie sechs Monate dort waren, in einer kleinen Firma 12. Sie haben nur 21 Tage. Rufen Sie die Fair Work Commission unter 1300 799 675 an.',
    dependsOn: 'wie lange Sie dort gearbeitet haben, und der Grund',
  },
  'au.ask.laid-off': {
    says: 'Ihnen steht eine Kündigungsfrist zu und nach einem Jahr in einer Firma mit 15 oder mehr Leuten eine Abfindung (redundancy pay) von 4 bis 16 Wochen. Gibt es die Stelle noch, stellen Sie binnen 21 Tagen einen Antrag.',
    dependsOn: 'Ihre Arbeitsjahre und die Größe der Firma',
  },
  'au.ask.notice': {
    says: 'Das Mindeste ist eine Woche im ersten Jahr, zwei Wochen bis zu drei Jahren, drei Wochen bis zu fünf Jahren, dann vier. Dazu kommt eine Woche, wenn Sie über 45 sind und zwei Jahre dort waren.',
    dependsOn: 'Ihre Arbeitsjahre und Ihre Branchenregelung (award)',
  },
  'au.ask.dismissed-pregnant': {
    says: 'Es ist gegen das Gesetz, Ihnen zu kündigen, weil Sie schwanger sind. Dafür brauchen Sie keine sechs Monate Arbeit. Stellen Sie binnen 21 Tagen einen Antrag bei der Fair Work Commission: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'Unterschreiben Sie nicht sofort. Lassen Sie sich zuerst beraten, denn meist geben Sie Ihre Ansprüche auf. Achten Sie auf die 21 Tage für die Fair Work Commission. Auf das Mindeste im Gesetz kann man nicht mit einer Unterschrift verzichten.',
  },
  'au.ask.sacked-early': {
    says: 'Für eine Klage wegen unfairer Kündigung brauchen Sie sechs Monate Arbeit, oder zwölf bei weniger als 15 Leuten. Bei Kündigung wegen Krankheit oder Beschwerde brauchen Sie keine. Antrag binnen 21 Tagen.',
  },
  'au.ask.redundancy-pay': {
    says: 'Die Abfindung (redundancy pay) geht von 4 Wochen nach einem Jahr bis 16 Wochen nach neun. Ein Arbeitgeber mit weniger als 15 Leuten schuldet meist keine, aber Frist und Urlaubsgeld.',
  },
  'au.ask.sexual-harassment': {
    says: 'Das ist sexuelle Belästigung, und das Gesetz verbietet sie. Sie müssen nicht kündigen. Behalten Sie Nachrichten und notieren Sie jedes Mal und wer es sah. Beschweren Sie sich schriftlich: Der Arbeitgeber muss handeln und darf Sie nicht bestrafen. Hilft das nicht, nutzen Sie binnen zwei Jahren das Formular F75 bei der Fair Work Commission, auch als Aushilfe. Wegen der Beschwerde entlassen oder weniger Schichten? Sie haben 21 Tage. Rufen Sie 1800RESPECT an, 1800 737 732, oder die Polizei.',
  },
}
