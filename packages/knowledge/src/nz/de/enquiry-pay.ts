/** The German words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_DE: Words = {
  'nz.ask.deduction': {
    says: 'Der Arbeitgeber darf nur mit Ihrer schriftlichen Zustimmung oder nach dem Gesetz abziehen und muss vorher mit Ihnen reden. Der Abzug darf nicht unvernünftig sein, etwa für den Diebstahl eines Kunden. Fordern Sie es schriftlich zurück, dann rufen Sie die Labour Inspectorate an: 0800 20 90 20.',
  },
  'nz.ask.contractor': {
    says: 'Seit dem 21. Februar 2026 gelten Sie als selbständig (contractor), wenn Sie einen festen Test bestehen. Der Vertrag muss es sagen, und Sie hatten Zeit für Rat. Sie dürfen für andere arbeiten, Arbeit ablehnen und Zeiten wählen oder Ersatz schicken. Fehlt ein Teil, sieht die Behörde, wie Sie wirklich arbeiten. Angestellte bekommen Urlaubs- und Krankengeld. Rufen Sie kostenlos 0800 20 90 20 an.',
    dependsOn: 'Ihr schriftlicher Vertrag und wie Sie wirklich arbeiten',
  },
  'nz.ask.pay-cut': {
    says: 'Sagen Sie schriftlich, dass Sie nicht einverstanden sind. Lohn und vereinbarte Stunden können sich nur mit Ihrer Zustimmung ändern, nach fairen Gesprächen. Sie können innerhalb von 90 Tagen eine persönliche Beschwerde (personal grievance) erheben.',
  },
  'nz.ask.unpaid': {
    says: 'Verlangen Sie den Lohn schriftlich mit den Daten. Rufen Sie dann 0800 20 90 20 an und bitten Sie um kostenlose Vermittlung (mediation) oder das Labour Inspectorate.',
  },
  'nz.ask.change-hours': {
    says: 'Ihre Stunden stehen im Vertrag, und er ändert sich nur, wenn beide zustimmen. Schreiben Sie, dass Sie nicht zustimmen. Zuerst müssen sie fair mit Ihnen reden (good faith).',
  },
  'nz.ask.minimum-wage': {
    says: 'Seit 1. April 2026 sind es 23,95 $ die Stunde für Erwachsene, vor Steuern, und 19,16 $ für Einsteiger und Ausbildung. Er gilt für jede Arbeitsstunde, auch zur Probe und bei Stücklohn. Unter 16 gibt es keinen. Bei weniger notieren Sie Ihre Stunden und fordern es schriftlich. Employment New Zealand hilft kostenlos: 0800 20 90 20; ein labour inspector kann den Chef zur Zahlung zwingen. Sie können sechs Jahre zurückgehen.',
  },
}
