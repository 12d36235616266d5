/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'au.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind. Ein Arbeitgeber kann vereinbarten Lohn oder feste Stunden meist nicht ohne Ihre Zustimmung kürzen, und nie unter die Branchenregelung (award). Rufen Sie den Fair Work Ombudsman unter 13 13 94 an.',
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
  'au.ask.underpaid': {
    says: 'Sie können bis zu sechs Jahre fehlenden Lohn fordern. Schreiben Sie Ihre Stunden auf, schreiben Sie dem Arbeitgeber, und fragen Sie dann kostenlos den Fair Work Ombudsman. Wissentlich zu wenig zu zahlen ist eine Straftat.',
  },
  'au.ask.casual': {
    says: 'Nach sechs Monaten, in kleinen Betrieben nach zwölf, können Sie schriftlich sagen, dass Sie fest angestellt sein wollen. Der Arbeitgeber muss binnen 21 Tagen antworten und braucht einen fairen Grund für ein Nein.',
  },
  'au.ask.redundancy-pay': {
    says: 'Die Abfindung (redundancy pay) geht von 4 Wochen nach einem Jahr bis 16 Wochen nach neun. Ein Arbeitgeber mit weniger als 15 Leuten schuldet meist keine, aber Frist und Urlaubsgeld.',
  },
  'au.ask.leave-paid-out': {
    says: 'Nicht genommener Urlaub muss am Ende der Arbeit ausgezahlt werden. Zum Urlaub zwingen dürfen sie nur, wenn Ihr Tarif (award) es erlaubt und es fair ist, etwa bei Betriebsferien.',
  },
  'au.ask.warning-letter': {
    says: 'Sie müssen nicht zustimmen. Sie können nur den Empfang unterschreiben und schriftlich Ihre Sicht schildern. Ein fairer Grund und die Möglichkeit zu antworten zählen bei einer späteren Kündigung.',
  },
  'au.ask.training-bond': {
    says: 'Meist nicht. Ein Abzug braucht Ihre schriftliche Zustimmung und muss Ihnen nützen oder im award stehen. Eine unfaire Rückzahlungsklausel gilt nicht. Fragen Sie den Fair Work Ombudsman.',
  },
  'au.ask.public-holiday': {
    says: 'An Feiertagen dürfen Sie frei haben, mit Grundlohn, wenn Sie gearbeitet hätten. Sie dürfen Sie fair um Arbeit bitten, und Sie dürfen aus fairen Gründen ablehnen. Awards geben meist mehr Lohn.',
  },
}
