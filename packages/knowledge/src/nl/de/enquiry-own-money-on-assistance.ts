/** Questions about an estate, savings and things sold while on assistance: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_MONEY_ON_ASSISTANCE_DE: Words = {
  'nl.ask.benefit-inheritance': {
    says: 'Melden Sie es der Gemeinde sofort, am besten schriftlich. Ein Erbe zählt als Vermögen, nicht als Monatseinkommen. Bis zur Vermögensgrenze Ihres Haushalts läuft die Hilfe weiter. Darüber ruht sie, bis Sie bei normalem Leben wieder darunter sind. Es zählt der Todestag; ab dann kann die Gemeinde Hilfe zurückfordern. Schulden und Bestattungskosten des Nachlasses gehen zuerst ab. Widerspruch binnen sechs Wochen.',
  },
  'nl.ask.benefit-selling': {
    says: 'Eigene gebrauchte Sachen ab und zu zu verkaufen ist meist kein Einkommen: Sie machen nur Ihren Besitz zu Geld. Wer aber kauft oder herstellt, um zu verkaufen, oder oft verkauft, hat Arbeit oder Einkommen. Melden Sie das der Gemeinde vorher, sonst kann sie Geld mit Bußgeld zurückfordern. Führen Sie eine Liste: was, für wie viel, woher. Kam schon ein Brief? Widerspruch binnen sechs Wochen, mit der Liste.',
  },
}
