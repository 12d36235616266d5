/** Questions about pay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_DE: Words = {
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
  'us.ask-work.no-w2': {
    says: 'Die Firma muss es bis 31. Januar schicken. Verlangen Sie es schriftlich. Ab Ende Februar rufen Sie die IRS an, sie schreibt der Firma. Kommt es nicht, reichen Sie pünktlich mit Formular 4852 und Ihrer letzten Lohnabrechnung ein.',
  },
  'us.ask-work.pay-cut': {
    says: 'In den meisten Bundesstaaten darf der Lohn für künftige Arbeit sinken, aber nie für schon geleistete Stunden und nie unter den Mindestlohn. Manche verlangen vorher Bescheid: Missouri 30 Tage, New York sieben. Wurden alte Stunden gekürzt, melden Sie es kostenlos (wage claim).',
    dependsOn: 'Ihr Vertrag, Ihr Bundesstaat und wann Sie gearbeitet haben',
  },
  'us.ask-everyday.hours-cut': {
    says: 'In den meisten Bundesstaaten darf man Ihre Stunden für die kommenden Tage kürzen, muss aber alle gearbeiteten Stunden zahlen. Beantragen Sie Teil-Arbeitslosengeld. Ein Vertrag oder eine Regel der Gewerkschaft kann es verbieten.',
    dependsOn: 'Ihr Vertrag und Ihr Bundesstaat',
  },
}
