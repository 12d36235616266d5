/** The German words of the rows in ../disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_PENSION_DE: Words = {
  'de.pension.right-hours': {
    says: 'Unter drei Stunden Arbeit am Tag bringt die volle Rente, drei bis unter sechs die halbe. Gibt es keine Teilzeitstelle für Sie, kann es die volle sein.',
  },
  'de.pension.right-review': {
    says: 'Haben Sie den Monat verpasst, können Sie eine Überprüfung verlangen (Überprüfungsantrag). Nachzahlung gibt es für bis zu vier Jahre.',
  },
  'de.pension.step-report': {
    says: 'Legen Sie jetzt Widerspruch ein und verlangen Sie das Gutachten. Zeigen Sie es Ihren Ärzten und schicken Sie deren Antwort, wie viele Stunden Sie arbeiten können.',
  },
}
