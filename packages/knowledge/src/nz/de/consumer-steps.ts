/** The German words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_DE: Words = {
  'nz.ask-bank.step-complain': {
    says: 'Beschweren Sie sich zuerst schriftlich bei Ihrer Bank oder Versicherung. Lehnt sie ab, gehen Sie zu ihrer Schlichtungsstelle. Jede muss einer angehören, und für Sie ist es kostenlos.',
  },
  'nz.buy.step-write': {
    says: 'Schreiben Sie der Firma. Sagen Sie, was schiefging, was Sie wollen und bis zu welchem Datum.',
  },
  'nz.buy.step-proof': {
    says: 'Behalten Sie die Quittung oder den Bankauszug, Fotos und Nachrichten.',
  },
  'nz.buy.step-card': {
    says: 'Haben Sie mit Karte bezahlt und nichts bekommen, bitten Sie Ihre Bank um Rückbuchung (chargeback). Tun Sie es schnell.',
  },
  'nz.buy.step-tribunal': {
    says: 'Lehnt man ab, stellen Sie einen Antrag beim Disputes Tribunal.',
  },
  'nz.buy.opt-complain': {
    says: 'Zuerst bei der Firma, dann bei der Streitstelle (dispute scheme) dieser Branche.',
    title: 'Sich beschweren',
    cost: 'Kostenlos.',
    time: 'Wochen.',
    risk: 'Gering.',
    bestFor: 'Die Firma hört nicht zu.',
  },
  'nz.buy.opt-remedy': {
    says: 'Verlangen Sie Reparatur, eine neue Ware oder Ihr Geld zurück, und nennen Sie den Consumer Guarantees Act.',
    title: 'Abhilfe verlangen',
    cost: 'Kostenlos.',
    time: 'Tage.',
    risk: 'Gering.',
    bestFor: 'Sie wollen es schnell gelöst haben.',
  },
  'nz.buy.opt-tribunal': {
    says: 'Fordern Sie bis zu 60.000 $. Anwälte dürfen nicht auftreten.',
    title: 'Disputes Tribunal',
    cost: 'Eine Gebühr je nach Höhe.',
    time: 'Wochen bis Monate.',
    risk: 'Gering.',
    bestFor: 'Sie haben Beweise und man lehnt ab.',
  },
}
