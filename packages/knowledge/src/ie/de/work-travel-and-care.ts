/** German: jobs, package holidays, immigration papers, nursing homes, injury claims, and names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRAVEL_AND_CARE_DE: Words = {
  'ie.work.right-transfer': {
    says: 'Geht Ihre Arbeit zu einem neuen Arbeitgeber, gehen Stelle und Vertrag mit. Man muss Sie rechtzeitig informieren, wenn möglich 30 Tage vorher.',
  },
  'ie.work.right-terms': {
    says: 'Der Arbeitgeber muss Ihnen die wichtigsten Bedingungen innerhalb von fünf Tagen schriftlich geben, den Rest in einem Monat. Sie können sich bei der Workplace Relations Commission beschweren.',
  },
  'ie.work.right-hours': {
    says: 'Sie haben ein Recht auf vier Wochen bezahlten Urlaub im Jahr, auf Pausen und auf höchstens 48 Stunden je Woche im Durchschnitt.',
  },
  'ie.work.right-telling': {
    says: 'Man darf Sie nicht bestrafen oder kündigen, weil Sie Missstände melden. Sie müssen nicht lange dort arbeiten. Der Circuit Court kann innerhalb von 21 Tagen helfen.',
  },
  'ie.work.right-remote': {
    says: 'Sie dürfen ab dem ersten Tag um Arbeit von zu Hause bitten. Der Arbeitgeber muss in vier Wochen schriftlich und mit Gründen antworten, kann aber ablehnen.',
  },
  'ie.package.right': {
    says: 'Sagt der Veranstalter ab oder ändert die Reise stark, bekommen Sie alles zurück. War die Reise schlecht, können Sie weniger Preis verlangen.',
  },
  'ie.bag.right': {
    says: 'Die Fluglinie muss für verlorenes, spätes oder kaputtes Gepäck bis zu einer Grenze zahlen. Schreiben Sie bei Schäden innerhalb von 7 Tagen, bei Verspätung innerhalb von 21 Tagen.',
  },
  'ie.stay.wants': {
    says: 'Die Einwanderungsbehörde hat Nein gesagt. Im Brief steht, ob Sie sich wehren oder eine Prüfung verlangen können, und bis wann.',
  },
  'ie.stay.right': {
    says: 'Sie haben ein Recht auf die Gründe in Schriftform. Gegen eine Visumsabsage können Sie sich kostenlos wehren, meist innerhalb von zwei Monaten.',
  },
  'ie.stay.step': {
    says: 'Holen Sie diese Woche Rat bei einem Anwalt oder dem Immigrant Council of Ireland. Lassen Sie Ihre Erlaubnis nicht ablaufen: Beantragen Sie die Verlängerung rechtzeitig.',
  },
  'ie.stay.right-deport': {
    says: 'Vor einer Abschiebung bekommen Sie einen Brief und 15 Arbeitstage, um zu sagen, warum Sie bleiben sollen. Holen Sie jetzt einen Anwalt; das Legal Aid Board kann helfen.',
  },
  'ie.stay.know-citizen': {
    says: 'Gegen die Absage der Staatsbürgerschaft gibt es keinen Widerspruch. Sie können neu beantragen. Ein Gericht kann prüfen, ob fair entschieden wurde.',
  },
  'ie.care.right-fair-deal': {
    says: 'Bei Fair Deal zahlen Sie einen Teil von Einkommen und Vermögen, den Rest der Staat. Das Haus zählt nur drei Jahre. Sie können eine Prüfung verlangen oder sich wehren.',
  },
  'ie.injury.right-time': {
    says: 'Eine Forderung wegen Verletzung muss innerhalb von zwei Jahren beginnen. Schreiben Sie der Gegenseite innerhalb eines Monats. Die meisten Fälle gehen zuerst zum Injuries Resolution Board.',
  },
  'ie.public.right-ombudsman': {
    says: 'Beschweren Sie sich zuerst bei der Behörde. Danach prüft der Ombudsman kostenlos, meist innerhalb von 12 Monaten.',
  },
  'ie.parking.right-fair-terms': {
    says: 'Eine Gebühr auf privatem Grund beruht auf einem Vertrag. Ein unklares Schild oder eine viel zu hohe Summe bindet Sie vielleicht nicht.',
  },
  'ie.tax.know-interest': {
    says: 'Zinsen laufen für jeden Tag, an dem Steuer zu spät ist. Revenue kann Raten vereinbaren und vollstreckt dann nicht, solange Sie zahlen.',
  },
  'ie.home.right-hap': {
    says: 'Ein Vermieter darf Sie nicht ablehnen, weil Sie HAP oder andere Wohnhilfe bekommen. Sie können zur Workplace Relations Commission, nach einem Brief an den Vermieter innerhalb von zwei Monaten.',
  },
  'ie.home.right-homeless': {
    says: 'Haben Sie kein Zuhause, bitten Sie die Gemeinde sofort, Sie als wohnungslos zu prüfen. Sie kann eine Unterkunft zahlen.',
  },
}
