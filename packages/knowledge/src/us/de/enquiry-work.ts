/** The German words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_DE: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'In den meisten Bundesstaaten kann man Sie ohne Frist und ohne Grund entlassen, aber nicht aus einem verbotenen. Beispiele sind Rasse, Geschlecht, Alter, Behinderung, Krankheitsurlaub oder das Melden von Unrecht.',
    dependsOn: 'der Grund, Ihr Vertrag und Ihr Bundesstaat',
  },
  'us.ask-work.last-paycheck': {
    says: 'Man muss Ihnen alle getane Arbeit bezahlen, spätestens bis zum nächsten Zahltag. Manche Bundesstaaten sagen: sofort. Wenn nicht, beschweren Sie sich beim Arbeitsamt (labor office) Ihres Bundesstaats oder der Wage and Hour Division.',
  },
  'us.ask-work.unpaid-wages': {
    says: 'Schreiben Sie Ihre Stunden auf und verlangen Sie den Lohn schriftlich. Sie können sich kostenlos bei der Wage and Hour Division beschweren oder klagen. Die Zeit ist zwei Jahre, oder drei, wenn es Absicht war.',
  },
  'us.ask-work.overtime': {
    says: 'Die meisten Beschäftigten bekommen nach 40 Stunden in der Woche das Eineinhalbfache. Angestellte mit festem Gehalt verlieren das nur bei bestimmten Aufgaben und mindestens $684 in der Woche. Manche Bundesstaaten verlangen mehr.',
    dependsOn: 'Ihre Aufgaben und wie Sie bezahlt werden',
  },
  'us.ask-work.minimum-wage': {
    says: 'Der Mindestlohn des Bundes ist $7.25 pro Stunde. Die meisten Bundesstaaten haben einen höheren, und dann gilt der. Sehen Sie auf der Seite des Arbeitsamts (labor office) Ihres Bundesstaats nach.',
  },
  'us.ask-work.tips': {
    says: 'Ein Arbeitgeber, manager oder supervisor darf Ihr Trinkgeld nicht behalten. Eine gemeinsame Kasse der Beschäftigten kann erlaubt sein.',
  },
  'us.ask-work.unemployment': {
    says: 'Beantragen Sie es sofort bei Ihrem Bundesstaat. Eine Entlassung aus Mangel an Arbeit oder ohne Fehlverhalten schließt Sie nicht aus. Wird abgelehnt, legen Sie bis zum Datum im Brief Widerspruch (appeal) ein, in manchen Bundesstaaten 10 Tage.',
    dependsOn: 'warum die Stelle endete, und Ihr Bundesstaat',
  },
  'us.ask-work.discrimination': {
    says: 'Schreiben Sie auf, was geschah, und melden Sie es schriftlich. Reichen Sie innerhalb von 180 Tagen, oder in vielen Bundesstaaten 300 Tagen, eine Beschwerde (charge) bei der EEOC ein. Sie brauchen sie vor den meisten Klagen.',
  },
  'us.ask-work.pregnant': {
    says: 'Ein Arbeitgeber mit 15 oder mehr Beschäftigten darf Sie wegen einer Schwangerschaft nicht entlassen und muss faire Änderungen bei der Arbeit machen. Reichen Sie innerhalb von 180 Tagen, oder in vielen Bundesstaaten 300, eine Beschwerde (charge) bei der EEOC ein.',
  },
  'us.ask-work.eeoc-time': {
    says: 'Reichen Sie es innerhalb von 180 Tagen nach dem Geschehen ein, oder 300 Tagen, wo ein Amt des Bundesstaats solche Fälle behandelt. Nach einem right-to-sue letter haben Sie 90 Tage, um zum Gericht zu gehen.',
  },
  'us.ask-work.severance': {
    says: 'Unterschreiben Sie nicht sofort. Ab 40 Jahren haben Sie mindestens 21 Tage zum Nachdenken, oder 45 bei einer Massenentlassung, und 7 Tage zum Zurücknehmen. Fragen Sie einen Anwalt und verlangen Sie mehr.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Arbeitgeber mit 100 oder mehr Beschäftigten müssen bei den meisten Massenentlassungen und Schließungen 60 Tage vorher Bescheid geben. Wenn nicht, können Sie Lohn für die fehlenden Tage verlangen. Manche Bundesstaaten verlangen mehr.',
    dependsOn: 'wie viele Menschen dort arbeiten und wie viele gehen',
  },
  'us.ask-work.family-leave': {
    says: 'Die Firma muss 50 oder mehr Beschäftigte haben, und Sie dort ein Jahr und 1,250 Stunden. Dann können Sie 12 Wochen unbezahlt frei nehmen und Ihre Stelle behalten. Manche Bundesstaaten zahlen dafür.',
    dependsOn: 'die Größe der Firma und wie lange Sie dort gearbeitet haben',
  },
  'us.ask-work.cobra': {
    says: 'Sie haben 60 Tage, um COBRA zu wählen, und 60 Tage, um auf HealthCare.gov eine Versicherung zu kaufen. Vergleichen Sie beide: COBRA ist oft teuer, und für Versicherungen vom Markt gibt es vielleicht Hilfe beim Preis.',
  },
  'us.ask-work.retaliation': {
    says: 'Man darf Sie nicht bestrafen, weil Sie Lohn verlangt, Gefahr oder Benachteiligung gemeldet oder mit Kollegen über Lohn gesprochen haben. Manche Beschwerden müssen innerhalb von 30 Tagen kommen, handeln Sie also jetzt.',
  },
  'us.ask-work.severance-sum': {
    says: 'Sehen Sie in Vertrag, Handbuch und frühere Angebote. Kein Bundesgesetz verlangt eine Abfindung (severance); einige Staaten verlangen sie bei Massenentlassungen. Der letzte Lohn ist immer fällig. Sie können mehr verlangen, bevor Sie einen Verzicht unterschreiben.',
  },
  'us.ask-work.reference': {
    says: 'Ein wahres Zeugnis ist meist erlaubt, gut oder schlecht. Falsche Tatsachen, die Sie eine Stelle kosten, können Verleumdung (defamation) sein. Ein schlechtes als Strafe für eine Beschwerde wegen Diskriminierung verletzt Bundesrecht.',
    dependsOn: 'ob es stimmt, und warum sie es sagen',
  },
  'us.ask-work.lunch-break': {
    says: 'Kein Bundesgesetz gibt Erwachsenen eine Essenspause, aber viele Staaten tun es. Kurze Pausen bis 20 Minuten müssen bezahlt werden. Ebenso eine Mittagspause, in der Sie arbeiten.',
    dependsOn: 'Ihr Bundesstaat',
  },
  'us.ask-work.job-background': {
    says: 'Verlangen Sie eine Kopie des Berichts. Der Arbeitgeber muss ihn Ihnen mit einer Liste Ihrer Rechte geben, bevor er Nein sagt. Bestreiten Sie Fehler bei der Firma, die ihn gemacht hat: Sie hat meist 30 Tage. Einige Staaten begrenzen, wie Vorstrafen genutzt werden.',
  },
  'us.ask-work.pay-talk': {
    says: 'Sie und Ihre Kollegen dürfen über Lohn sprechen. Eine Kündigung deswegen verletzt bei den meisten privaten Stellen Bundesrecht. Reichen Sie innerhalb von sechs Monaten kostenlos eine Beschwerde (charge) beim National Labor Relations Board ein.',
  },
  'us.ask-work.no-w2': {
    says: 'Die Firma muss es bis 31. Januar schicken. Verlangen Sie es schriftlich. Ab Ende Februar rufen Sie die IRS an, sie schreibt der Firma. Kommt es nicht, reichen Sie pünktlich mit Formular 4852 und Ihrer letzten Lohnabrechnung ein.',
  },
  'us.ask-work.pay-cut': {
    says: 'In den meisten Bundesstaaten darf der Lohn für künftige Arbeit sinken, aber nie für schon geleistete Stunden und nie unter den Mindestlohn. Manche verlangen vorher Bescheid: Missouri 30 Tage, New York sieben. Wurden alte Stunden gekürzt, melden Sie es kostenlos (wage claim).',
    dependsOn: 'Ihr Vertrag, Ihr Bundesstaat und wann Sie gearbeitet haben',
  },
}
