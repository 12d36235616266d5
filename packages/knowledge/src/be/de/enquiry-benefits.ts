/** Questions about benefits, the living wage and the health fund: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_DE: Words = {
  'be.ask.health-fund-refuses': {
    says: 'Sie haben drei Monate für die Klage beim Arbeitsgericht. Sie kostet nichts, auch wenn Sie verlieren, aber eilen Sie. Bitten Sie Ihren Arzt um einen Bericht, Gewerkschaft oder kostenlosen Anwalt um Hilfe. Der Richter ernennt oft einen Arzt. Verlangen Sie bis dahin Arbeitslosengeld über Gewerkschaft oder CAPAC/HVW, auch mit Stelle: Die Firma meldet es online. Geben Sie ihr das Attest. Gewinnen Sie, zahlt die Kasse von Anfang an. Sonst behalten Sie das Geld.',
  },
  'be.ask.benefit-back': {
    says: 'Fragen Sie nach Gründen und Rechnung. Sie haben drei Monate für das Arbeitsgericht, kostenlos. War es der Fehler des Amts und konnten Sie es nicht wissen, kann es oft nichts zurückfordern. Sonst bitten Sie um einen Plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Verlangen Sie die Entscheidung schriftlich. Sie haben drei Monate für das Arbeitsgericht. Es kostet nichts, und ein kostenloser Anwalt kann helfen. Fragen Sie neu, wenn sich etwas ändert.',
  },
  'be.ask.living-wage': {
    says: 'Fragen Sie jetzt beim CPAS (OCMW) Ihrer Gemeinde, bevor das Geld endet. Sie müssen 18 sein, mit Aufenthaltsrecht in Belgien leben und zu wenig Einkommen haben. Auch Mitbewohner zählen, und Sie müssen arbeitsbereit sein. Es muss eine Quittung geben und binnen 30 Tagen entscheiden. Gegen ein Nein haben Sie drei Monate für das Arbeitsgericht, kostenlos.',
  },
}
