/** Dringende Fragen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_URGENT_DE: Words = {
  'gb.ask-consumer.scam-safe-account': {
    says: 'Legen Sie jetzt auf und überweisen Sie nichts. Eine echte Bank verlangt das nie. Rufen Sie dann 159 oder die Nummer auf Ihrer Karte an und lassen Sie die Karte sperren.',
  },
  'gb.ask-bailiff.clamp-wrong-car': {
    says: 'Nicht, wenn das Auto nur jemandem gehört, der nichts schuldet. Der Eigentümer soll jetzt einen Beleg zeigen, etwa Quittung oder Finanzierung, und ihn der Firma mailen. Verlangen Sie, dass die Klemme weg kommt.',
  },
  'gb.ask-debt.council-tax-wages': {
    says: 'Nach einer liability order darf die Gemeinde das, nach einer festen Tabelle und ohne zu fragen. Rufen Sie heute mit Ihrem Budget an und bitten Sie, den Abzug zu stoppen und einen Plan anzunehmen. Sie kann zustimmen.',
  },
  'gb.ask-debt.right-after-death': {
    says: 'Rechnungen eines Verstorbenen werden aus dem Nachlass gezahlt. Sie selbst zahlen nicht, außer Sie haben mit unterschrieben.',
  },
}
