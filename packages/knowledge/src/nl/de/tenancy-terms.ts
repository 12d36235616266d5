/** Kaution, Mängel, Maklergebühr und Mieterhöhung, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_DE: Words = {
  'nl.deposit.right-back': {
    says: 'Der Vermieter muss die Kaution innerhalb von 14 Tagen nach Ende des Mietvertrags zurückzahlen, oder 30, wenn Kosten abgehen. Diese muss er schriftlich zeigen.',
  },
  'nl.home.right-repair': {
    says: 'Der Vermieter muss gemeldete Mängel reparieren. Tut er es nicht, kann ein Richter oder die Huurcommissie die Miete bis dahin senken.',
  },
  'nl.home.right-agent-fee': {
    says: 'Ein Makler, der für den Vermieter arbeitet, darf Ihnen keine Gebühr für die Wohnung berechnen. Sie können sie zurückfordern.',
  },
  'nl.rise.right-registered': {
    says: 'In einer regulierten Wohnung: Haben Sie nicht widersprochen und zahlen die alte Miete, muss der Vermieter binnen drei Monaten einen Einschreibebrief senden. Dann können Sie bis vier Monate nach der Erhöhung die Huurcommissie fragen.',
  },
  'nl.deposit.right-no-report': {
    says: 'Gibt es kein Protokoll vom Einzug? Dann wird vermutet, dass Sie die Wohnung so zurückgeben, wie Sie sie bekamen. Normale Abnutzung kostet Sie nichts.',
  },
  'nl.deposit.right-town': {
    says: 'Einen Vermieter, der die Regeln zur Kaution bricht, können Sie kostenlos Ihrer Gemeinde melden. Sie kann ihn bestrafen.',
  },
  'nl.home.right-lower-rent': {
    says: 'Bei regulierter Miete kann die Huurcommissie sie bei schweren Mängeln bis zur Reparatur senken. Schreiben Sie erst dem Vermieter und warten Sie sechs Wochen.',
  },
  'nl.rise.right-cap-asked': {
    says: '2026 liegt die Grenze bei 4,4 % im freien Bereich, 6,1 % im mittleren und 4,1 % bei Sozialmieten ab 1. Juli.',
  },
  'nl.rise.right-points-asked': {
    says: 'Zählen Sie die Punkte Ihrer Wohnung. Bei wenigen Punkten hat die Miete eine Obergrenze, was auch im Vertrag steht. Die Huurcommissie kann sie senken.',
  },
}
