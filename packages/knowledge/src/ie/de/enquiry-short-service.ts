/** Questions about a dismissal in the first year of a job: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_SERVICE_DE: Words = {
  'ie.ask.fired-under-year': {
    says: 'Für unfaire Entlassung brauchen Sie 12 Monate in der Stelle. Manche Gründe sind aber vom ersten Tag an verboten: Schwangerschaft, Herkunft, Behinderung, Alter, Gewerkschaft oder weil Sie ein Recht verlangten. Nach 13 Wochen steht eine Woche Frist zu, dazu offener Urlaub. Fragen Sie schriftlich nach dem Grund. Damit binnen sechs Monaten kostenlos zur WRC.',
  },
}
