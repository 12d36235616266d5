/** The German words of the rows in ../eviction-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICES_DE: Words = {
  'us.home.want': {
    says: 'Ihr Vermieter will, dass Sie zahlen, ein Problem beheben oder gehen, und kann ein Gericht bitten, Ihr Mietverhältnis zu beenden.',
  },
  'us.home.want-rent': {
    says: 'Ihr Vermieter sagt, dass Sie mit der Miete im Rückstand sind, und will sie.',
  },
  'us.home.who': {
    says: 'Ihr Vermieter oder sein Vertreter ist eine private Person oder Firma. Nur ein sheriff, marshal oder constable darf eine Räumung (eviction) ausführen.',
  },
  'us.home.reality': {
    says: 'Eine Mitteilung (notice) ist der erste Schritt, nicht der letzte. Der Vermieter muss zum Gericht gehen und gewinnen, bevor Sie gehen müssen.',
  },
  'us.home.rights-summary': {
    says: 'Sie dürfen bleiben, bis ein Gericht anderes befiehlt. Sie können dem Richter Ihre Seite sagen, und die Rechtshilfe (legal aid) hilft vielleicht kostenlos.',
  },
  'us.home.not-yet': {
    says: 'Wegen dieser Mitteilung darf man nicht die Schlösser ändern, den Strom abstellen oder Ihre Sachen hinausstellen.',
  },
  'us.home.order-made': {
    says: 'Ein Gericht hat vielleicht schon entschieden. Sie haben vielleicht nur Stunden oder Tage. Rufen Sie jetzt die Rechtshilfe (legal aid) und die Geschäftsstelle des Gerichts (clerk) an.',
  },
  'us.home.insight-repairs': {
    says: 'In den meisten Bundesstaaten können schlechte Zustände in der Wohnung gegen eine Räumung wegen Miete helfen.',
    actionable:
      'Schreiben Sie auf, was kaputt ist und wann Sie es dem Vermieter sagten. Machen Sie Fotos.',
  },
  'us.home.tactic-receipt': {
    says: 'Zahlen Sie so, dass ein Beweis bleibt, und schreiben Sie darauf, für welchen Monat.',
    risk: 'Keines.',
    notWhen:
      'Ein Gericht hat Ihren Auszug schon befohlen: Rufen Sie zuerst die Rechtshilfe (legal aid) an.',
  },
}
