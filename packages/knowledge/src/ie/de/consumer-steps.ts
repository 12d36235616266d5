/** The German words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_DE: Words = {
  'ie.ask-bank.step-complain': {
    says: 'Beschweren Sie sich zuerst schriftlich bei Ihrer Bank oder Versicherung. Lehnt sie ab, prüft der Financial Services and Pensions Ombudsman es kostenlos.',
  },
  'ie.buy.step-write': {
    says: 'Schreiben Sie dem Verkäufer. Sagen Sie, was schiefging, was Sie wollen und bis wann.',
  },
  'ie.buy.step-proof': {
    says: 'Behalten Sie Beleg, Fotos und Nachrichten.',
  },
  'ie.buy.step-card': {
    says: 'Haben Sie mit Karte gezahlt und nichts bekommen, bitten Sie Ihre Bank um Rückbuchung (chargeback).',
  },
  'ie.buy.step-small': {
    says: 'Lehnen sie ab, nutzen Sie online das Verfahren für kleine Forderungen (small claims), bis 2.000 €.',
  },
  'ie.buy.opt-complain': {
    title: 'Sich beschweren',
    says: 'Zuerst beim Verkäufer. Bei einer Firma in einem anderen EU-Land fragen Sie ECC Ireland.',
    cost: 'Kostenlos.',
    time: 'Wochen.',
    risk: 'Gering.',
    bestFor: 'Der Verkäufer hört nicht zu.',
  },
  'ie.buy.opt-remedy': {
    title: 'Abhilfe verlangen',
    says: 'Verlangen Sie Reparatur, ein neues Stück oder Geld zurück. Nennen Sie den Consumer Rights Act 2022.',
    cost: 'Kostenlos.',
    time: 'Tage.',
    risk: 'Gering.',
    bestFor: 'Sie wollen eine schnelle Lösung.',
  },
  'ie.buy.opt-small': {
    title: 'Kleine Forderung (small claims)',
    says: 'Fordern Sie online bis 2.000 € ohne Anwalt (solicitor).',
    cost: '25 €.',
    time: 'Einige Monate.',
    risk: 'Gering.',
    bestFor: 'Sie haben Beweise und der Verkäufer ist in Irland.',
  },
}
