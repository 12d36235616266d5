/** The German words of the rows in ../trade-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRADE_BILL_DE: Words = {
  'de.trade.right-estimate': {
    says: 'Wird es wesentlich teurer als der Kostenvoranschlag, müssen sie es sofort sagen. Sonst können sie den Mehrpreis verlieren.',
  },
  'de.trade.right-price': {
    says: 'Kein Preis vereinbart? Dann gilt der ortsübliche. Mehr als das Doppelte kann Wucher und nichtig sein.',
  },
  'de.trade.right-faults': {
    says: 'Mängel? Sie dürfen das Doppelte der Reparaturkosten zurückhalten, bis nachgebessert ist. Setzen Sie zuerst schriftlich eine Frist.',
  },
  'de.trade.right-withdraw': {
    says: 'Wurde der Vertrag bei Ihnen zu Hause geschlossen? Meist haben Sie 14 Tage Widerruf. Die dringende Reparatur, für die Sie riefen, ist ausgenommen.',
  },
  'de.trade.step': {
    says: 'Vergleichen Sie Stunden, Material und Anfahrt mit der Abrede. Zahlen Sie den richtigen Teil und bestreiten Sie den Rest schriftlich.',
  },
  'de.trade.option': {
    says: 'Bitten Sie die Handwerkskammer um Vermittlung.',
    title: 'Kostenlose Vermittlung',
    cost: 'Kostenlos oder günstig.',
    time: 'Einige Wochen.',
    risk: 'Keins.',
    bestFor: 'Preis oder Qualität ist strittig.',
  },
}
