/** The German words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_DE: Words = {
  'au.ask-bank.step-complain': {
    says: 'Beschweren Sie sich zuerst schriftlich bei Ihrer Bank oder Versicherung. Lehnt sie ab oder dauert es über 30 Tage, prüft die AFCA es kostenlos.',
  },
  'au.buy.step-write': {
    says: 'Schreiben Sie der Firma. Sagen Sie, was schiefging, was Sie wollen und bis zu welchem Tag.',
  },
  'au.buy.step-proof': {
    says: 'Behalten Sie den Kassenzettel oder Bankbeleg, Fotos und Nachrichten.',
  },
  'au.buy.step-card': {
    says: 'Haben Sie mit Karte gezahlt und nichts bekommen, bitten Sie Ihre Bank um eine Rückbuchung (chargeback). Tun Sie es schnell.',
  },
  'au.buy.step-office': {
    says: 'Beschweren Sie sich beim Verbraucheramt Ihres Bundesstaats, etwa NSW Fair Trading oder Consumer Affairs Victoria.',
  },
  'au.buy.opt-complain': {
    says: 'Zuerst bei der Firma, dann beim Verbraucheramt oder bei der Ombudsstelle (ombudsman) dieser Branche.',
    title: 'Sich beschweren',
    cost: 'Kostenlos.',
    time: 'Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Firma hört nicht zu.',
  },
  'au.buy.opt-deal': {
    says: 'Verlangen Sie Reparatur, ein neues Stück oder Ihr Geld zurück, und nennen Sie das Verbrauchergesetz.',
    title: 'Abhilfe verlangen',
    cost: 'Kostenlos.',
    time: 'Tage.',
    risk: 'Gering.',
    bestFor: 'Sie wollen es schnell gelöst haben.',
  },
  'au.buy.opt-tribunal': {
    says: 'Gehen Sie zu NCAT, VCAT, QCAT oder zum Gericht für kleine Forderungen (small claims court) Ihres Bundesstaats.',
    title: 'Zum Tribunal gehen',
    cost: 'Eine kleine Gebühr.',
    time: 'Einige Monate.',
    risk: 'Gering. Anwälte sind dort selten.',
    bestFor: 'Die Summe lohnt es, und Sie haben Beweise.',
  },
}
