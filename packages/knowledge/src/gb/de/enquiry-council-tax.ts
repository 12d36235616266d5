/** Questions about council tax: reminders, court, students, moves and deductions. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_DE: Words = {
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Zahlen Sie die Summe der Mahnung innerhalb von 7 Tagen, dann dürfen Sie weiter Raten zahlen. Sonst wird der Rest des Jahres 7 Tage später fällig. Nach zwei Mahnungen im Jahr macht die dritte verpasste Rate alles fällig.',
    dependsOn: 'ob die Summe der Mahnung innerhalb von 7 Tagen bezahlt wurde',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Ja. Nach einer Mahnung oder letzten Mahnung (final notice) kann die Gemeinde (council) bei einem magistrates court eine liability order beantragen. Volle Zahlung vor der Verhandlung beendet es, aber Kosten können dazukommen. Rufen Sie zuerst die Gemeinde an und bitten Sie um Raten.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Sind alle Studierende in Vollzeit, ist die Wohnung befreit: Niemand zahlt. Ist ein Erwachsener es nicht, bekommt er den Bescheid, mit 25% Rabatt, wenn alle anderen studieren. Schicken Sie der Gemeinde (council) Ihre Studienbescheinigungen.',
    dependsOn: 'ob alle dort in Vollzeit studieren',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Schreiben Sie heute dem council tax team den Tag Ihres Auszugs, mit Belegen wie Auszugsprotokoll und neuem Mietvertrag. Verlangen Sie einen neuen Bescheid und Aufschub. Bis zur schriftlichen Zusage laufen die Fristen. Rufen Sie also auch an.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Ja, aber nur nach einer liability order und nur ein kleiner fester Teil mancher Leistungen. Es kommen keine Gebühren dazu. Bleibt zu wenig, bitten Sie die Gemeinde um kleinere Raten und Härtehilfe.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Solange Sie dort als Paar oder beide als Eigentümer oder Mieter wohnten, schuldet jeder alles. Zieht einer aus, schuldet nur, wer bleibt, mit 25 % Rabatt als einziger Erwachsener. Nennen Sie der Gemeinde das Datum mit Beleg und verlangen Sie eine neue Rechnung. Bitten Sie vor dem Termin um einen Plan. Vom Ex können Sie dessen Teil fordern.',
    dependsOn: 'ob Sie damals dort als Paar wohnten oder im Bescheid standen',
  },
  'gb.ask-debt.council-tax-cannot-pay': {
    says: 'Rufen Sie heute den Council an und bieten Sie eine Summe, die Sie durchhalten. Fragen Sie nach der Ermäßigung (Council Tax Reduction) und nach Härtehilfe. Ein Plan vor dem Gerichtsbeschluss spart Kosten; auch danach können Sie noch fragen, bevor Vollstrecker (bailiffs) kommen. Kostenloser Rat: National Debtline, 0808 808 4000.',
  },
  'gb.ask-debt.council-tax-cannot-pay-scotland': {
    says: 'Rufen Sie heute den Council an und bieten Sie eine Summe, die Sie durchhalten. Fragen Sie nach der Ermäßigung (Council Tax Reduction). Kommt nichts, kann der Council beim Sheriff eine summary warrant holen, das kostet 10 % mehr. Auch danach können Sie noch um Zeit bitten. Kostenloser Rat: National Debtline, 0808 808 4000.',
  },
}
