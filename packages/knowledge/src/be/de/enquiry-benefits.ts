/** Questions about benefits, the living wage and the health fund: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_DE: Words = {
  'be.ask.health-fund-refuses': {
    says: 'Verlangen Sie den Bescheid schriftlich. Sie haben drei Monate für das Arbeitsgericht. Es kostet nichts, auch wenn Sie verlieren. Bitten Sie Ihren Arzt um einen Bericht und die Gewerkschaft oder einen kostenlosen Anwalt um Hilfe.',
  },
  'be.ask.benefit-back': {
    says: 'Fragen Sie nach Gründen und Rechnung. Sie haben drei Monate für das Arbeitsgericht, kostenlos. War es der Fehler des Amts und konnten Sie es nicht wissen, kann es oft nichts zurückfordern. Sonst bitten Sie um einen Plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Verlangen Sie die Entscheidung schriftlich. Sie haben drei Monate für das Arbeitsgericht. Es kostet nichts, und ein kostenloser Anwalt kann helfen. Fragen Sie neu, wenn sich etwas ändert.',
  },
  'be.ask.living-wage': {
    dependsOn: 'Ihr Einkommen und Ihr Aufenthalt',
    says: 'Fragen Sie das CPAS (OCMW) Ihrer Gemeinde. Sie müssen 18 sein, mit Aufenthaltsrecht in Belgien leben, zu wenig Einkommen haben und zur Arbeit bereit sein, wenn Gesundheit oder Billigkeit nicht dagegen stehen. Es muss den Empfang bestätigen und in 30 Tagen entscheiden.',
  },
}
