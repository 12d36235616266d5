/** The German words of the rows in ../dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_DE: Words = {
  'us.work.want': {
    says: 'Ihr Arbeitgeber beendet Ihre Stelle. Vielleicht sollen Sie auch Papiere unterschreiben oder Sachen zurückgeben.',
  },
  'us.work.who': {
    says: 'Das kommt von Ihrem Arbeitgeber. Es ist keine Entscheidung eines Gerichts oder des Amts für Arbeitslosengeld.',
  },
  'us.work.reality': {
    says: 'In den meisten Bundesstaaten kann eine Stelle jederzeit enden, aber nicht aus einem verbotenen Grund. Ihr Lohn steht Ihnen zu, und Sie können Arbeitslosengeld beantragen.',
  },
  'us.work.rights-summary': {
    says: 'Alle getane Arbeit muss bezahlt werden. Sie können Arbeitslosengeld beantragen, die Krankenversicherung eine Zeit lang behalten und Benachteiligung melden.',
  },
  'us.work.not-yet': {
    says: 'Man kann Sie heute nicht zwingen, Rechte aufzugeben, und darf verdienten Lohn nicht zurückhalten, damit Sie unterschreiben.',
  },
  'us.work.know-unemployment': {
    says: 'Entlassen zu werden schließt Arbeitslosengeld nicht immer aus. In den meisten Bundesstaaten tut das nur Fehlverhalten (misconduct). Lassen Sie das Amt entscheiden.',
    learnMore: 'Suchen Sie das Amt Ihres Bundesstaats auf CareerOneStop.org oder rufen Sie 211 an.',
  },
  'us.work.right-family-leave': {
    says: 'Erfüllen Sie die Bedingungen, dürfen Sie 12 Wochen für Familie oder Krankheit frei nehmen und auf Ihre Stelle zurückkommen. Man darf Sie deswegen nicht entlassen.',
  },
  'us.work.right-marketplace': {
    says: 'Verlieren Sie die Krankenversicherung von der Arbeit, haben Sie 60 Tage, um auf HealthCare.gov oder am Markt Ihres Bundesstaats eine Versicherung zu kaufen.',
  },
  'us.work.right-waiver-age': {
    says: 'Sind Sie 40 oder älter, bekommen Sie 21 Tage, um über einen Verzicht (release) nachzudenken, oder 45 bei einer Massenentlassung. Sie haben 7 Tage, um es sich anders zu überlegen.',
  },
  'us.work.right-warn': {
    says: 'Ein Arbeitgeber mit 100 oder mehr Beschäftigten muss bei den meisten Massenentlassungen und Werksschließungen 60 Tage vorher schreiben.',
  },
  'us.work.right-warn-pay': {
    says: 'War diese Frist zu kurz, können Sie Lohn und Leistungen für jeden fehlenden Tag verlangen, bis zu 60 Tage.',
  },
  'us.work.right-service': {
    says: 'Sie dürfen Ihre Stelle nicht wegen Militärdienst verlieren und können meist auf sie zurückkommen.',
  },
  'us.work.right-warn-dismissed': {
    says: 'Ein Arbeitgeber mit 100 oder mehr Beschäftigten muss bei den meisten Massenentlassungen und Werksschließungen 60 Tage vorher schreiben.',
  },
}
