/** Bankruptcy notices: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_DE: Words = {
  'nz.demand.want': {
    says: 'Der nächste Schritt könnte der Bankrott (bankruptcy) sein, wenn Sie nichts tun.',
  },
  'nz.demand.reality': {
    says: 'Sie sind noch nicht bankrott. Sie haben zehn Arbeitstage, um zu zahlen, sich zu einigen oder den High Court um Aufhebung zu bitten.',
  },
  'nz.demand.who': { says: 'Die Mitteilung kommt vom High Court, auf Antrag des Gläubigers.' },
  'nz.demand.rights': {
    says: 'Sie können zahlen, einen Plan vereinbaren oder das Gericht bitten, die Mitteilung aufzuheben.',
  },
  'nz.demand.notice': {
    says: 'Sie haben ab der Zustellung einer solchen Mitteilung (bankruptcy notice) zehn Arbeitstage. Wir zählen zur Sicherheit ab ihrem Datum.',
    action: 'Zahlen, sich einigen oder beim High Court einen Antrag stellen',
    consequence: 'Man kann dann das Gericht bitten, Sie für bankrott zu erklären.',
  },
  'nz.demand.right-setaside': {
    says: 'Sie können das Gericht um Aufhebung bitten, wenn Sie gegen die andere Seite eine gleich große Forderung haben.',
  },
  'nz.demand.step-lawyer': {
    says: 'Lassen Sie sich heute rechtlich beraten. Rufen Sie Community Law an.',
  },
  'nz.demand.step-deal': {
    says: 'Bieten Sie schriftlich einen Plan an und bitten Sie, die Mitteilung zurückzuziehen.',
  },
  'nz.demand.step-options': {
    says: 'Fragen Sie, ob ein anderer Weg für Sie besser ist, etwa ein Plan zur Rückzahlung (debt repayment order).',
  },
  'nz.demand.opt-deal': {
    says: 'Bieten Sie einen Plan oder eine kleinere Summe an und lassen Sie es sich schriftlich geben.',
    title: 'Sich einigen',
    cost: 'Die vereinbarte Summe.',
    time: 'Zehn Arbeitstage.',
    risk: 'Die Zeit läuft weiter.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
  'nz.demand.opt-setaside': {
    says: 'Stellen Sie einen Antrag beim High Court.',
    title: 'Aufhebung beantragen',
    cost: 'Kosten für Gericht und Anwalt.',
    time: 'Zehn Arbeitstage.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Die Mitteilung oder das Urteil ist falsch.',
  },
}
