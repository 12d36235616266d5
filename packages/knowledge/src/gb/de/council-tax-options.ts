/** Ways to go about a council tax letter in England and Wales: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_OPTIONS_DE: Words = {
  'gb.council-tax.option-plan': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten, und verlangen Sie es schriftlich.',
    title: 'Die Gemeinde um Raten bitten',
    cost: 'Was Sie zahlen können',
    time: 'Ein Anruf oder eine E-Mail, am besten heute',
    risk: 'Verpassen Sie eine Rate, kann die Gemeinde weitermachen.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'gb.council-tax.option-reduce': {
    says: 'Beantragen Sie alles, was passt. Ein kleinerer Bescheid senkt auch die Schuld.',
    title: 'Betrag senken: Ermäßigung, Rabatt, Härte',
    cost: 'Kostenlos',
    time: 'Einige Wochen bis zur Entscheidung',
    risk: 'Zahlen Sie in der Zwischenzeit, was Sie können.',
    bestFor: 'Sie haben wenig Einkommen, leben allein oder jemand ist behindert.',
  },
  'gb.council-tax.option-dispute': {
    says: 'Schreiben Sie der Gemeinde (council) mit Belegen. Gehen Sie danach, wenn nötig, zum Valuation Tribunal.',
    title: 'Den Bescheid anfechten',
    cost: 'Kostenlos',
    time: 'Die Gemeinde hat 2 Monate für die Antwort',
    risk: 'Sie müssen trotzdem zahlen wie im Bescheid, bis entschieden ist.',
    bestFor: 'Sie wohnten nicht dort, haben gezahlt oder haben Anspruch auf Rabatt.',
  },
  'gb.council-tax.option-dispute-wales': {
    says: 'Schreiben Sie der Gemeinde (council) mit Belegen. Gehen Sie danach, wenn nötig, zum Valuation Tribunal for Wales.',
    title: 'Den Bescheid anfechten',
    cost: 'Kostenlos',
    time: 'Die Gemeinde hat 2 Monate für die Antwort',
    risk: 'Sie müssen trotzdem zahlen wie im Bescheid, bis entschieden ist.',
    bestFor: 'Sie wohnten nicht dort, haben gezahlt oder haben Anspruch auf Rabatt.',
  },
  'gb.council-tax.option-help': {
    says: 'Eine Beratung kann den Bescheid prüfen, das Angebot machen und die Zahlungspause (breathing space) beantragen.',
    title: 'Kostenlose Schuldnerberatung holen',
    cost: 'Kostenlos',
    time: 'Ein Anruf, oft am selben Tag',
    risk: 'Die Fristen im Brief laufen weiter.',
    bestFor: 'Sie haben andere Schulden oder können gar nicht zahlen.',
  },
  'gb.council-tax.option-pay': {
    says: 'Zahlen Sie den verspäteten Teil, damit Ihr Monatsplan bleibt.',
    title: 'Den verspäteten Teil zahlen',
    cost: 'Die verspätete Rate',
    time: 'Innerhalb von 7 Tagen',
    risk: 'Eine weitere späte Zahlung kann den Monatsplan beenden.',
    bestFor: 'Es stimmt und Sie können jetzt zahlen.',
  },
}
