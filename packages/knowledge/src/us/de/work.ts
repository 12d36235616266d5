/** The German words of the rows in ../work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_DE: Words = {
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
  'us.work.deadline-charge': {
    says: 'Bei Benachteiligung muss eine Beschwerde (charge) innerhalb von 180 Tagen bei der EEOC sein, oder 300 Tagen, wo ein Amt des Bundesstaats solche Fälle behandelt.',
    action:
      'Eine Beschwerde (charge) bei der EEOC einreichen, wenn Sie glauben, es war Benachteiligung',
    consequence:
      'Sie verlieren vielleicht das Recht zu klagen. In vielen Bundesstaaten haben Sie 300 Tage, aber nicht in allen.',
  },
  'us.work.deadline-cobra': {
    says: 'Sie haben mindestens 60 Tage, um COBRA zu wählen, ab dem Ende des Schutzes oder der COBRA-Mitteilung, was später ist.',
    action: 'COBRA oder eine andere Krankenversicherung wählen',
    consequence: 'Vielleicht sind Sie bis zur nächsten Anmeldezeit ohne Krankenversicherung.',
  },
  'us.work.deadline-waiver': {
    says: 'Ab 40 Jahren müssen Sie mindestens 21 Tage bekommen, um über einen Verzicht (release) auf Ansprüche wegen des Alters nachzudenken, und 7 Tage zum Zurücknehmen.',
    action: 'Über den Verzicht (release) entscheiden, wenn Sie 40 oder älter sind',
    consequence: 'Das Angebot kann enden. Unterschreiben Sie nicht, bevor Sie Rat hatten.',
  },
  'us.work.deadline-waiver-group': {
    says: 'Bei einer Massenentlassung bekommen Sie ab 40 Jahren mindestens 45 Tage und eine Liste der Stellen und des Alters der Ausgewählten.',
    action: 'Über den Verzicht (release) entscheiden, wenn Sie 40 oder älter sind',
    consequence: 'Das Angebot kann enden. Unterschreiben Sie nicht, bevor Sie Rat hatten.',
  },
  'us.work.step-unemployment': {
    says: 'Beantragen Sie diese Woche Arbeitslosengeld bei Ihrem Bundesstaat. Späte Anträge können Geld kosten.',
  },
  'us.work.step-pay': {
    says: 'Prüfen Sie den letzten Lohn: Stunden, Überstunden, Trinkgeld und Urlaub, der nach Ihrem Bundesstaat oder den Regeln der Firma zusteht.',
  },
  'us.work.option-severance': {
    says: 'Verlangen Sie mehr Geld, Krankenversicherung, ein gutes Zeugnis oder einen milderen Grund.',
    title: 'Um bessere Bedingungen bitten',
    cost: 'Kostenlos, oder die Kosten eines Anwalts',
    time: 'Bevor Sie unterschreiben',
    risk: 'Man kann ablehnen oder das Angebot beenden.',
    bestFor:
      'Man bietet Ihnen eine Abfindung (severance), oder Sie haben vielleicht einen Anspruch.',
  },
  'us.work.insight-time': {
    says: 'Die Zeit für eine Beschwerde (charge) wegen Benachteiligung beginnt, wenn Sie von der Entscheidung erfahren. Ein Widerspruch in der Firma stoppt sie nicht.',
    actionable: 'Zählen Sie ab dem Tag, an dem man es Ihnen sagte, nicht ab Ihrem letzten Tag.',
  },
  'us.work.warning-sign': {
    says: 'Unterschreiben Sie einen Verzicht (release), geben Sie vielleicht das Recht zu klagen auf. Verdienter Lohn gehört Ihnen auch ohne Unterschrift.',
  },
  'us.work.myth-notice': {
    says: 'In den meisten Bundesstaaten muss ein Arbeitgeber keine Frist und keinen Grund geben. Ein Vertrag, eine Gewerkschaft oder eine Massenentlassung kann das ändern.',
  },
  'us.work.myth-fired-unemployment': {
    says: 'Entlassen zu werden schließt Arbeitslosengeld nicht von selbst aus. Beantragen Sie es und lassen Sie das Amt entscheiden.',
  },
}
