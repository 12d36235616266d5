/** Questions about taxes, bills of public bodies and benefits asked back or stopped: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'fr.ask-debt.tax-time': {
    says: 'Bitten Sie vor dem Datum in Ihrem Konto auf impots.gouv.fr um Zeit. Können Sie nie zahlen, bitten Sie um einen Erlass (remise gracieuse).',
  },
  'fr.ask-debt.public-bill': {
    says: 'Fechten Sie die Rechnung binnen zwei Monaten vor dem Gericht an, das auf ihr steht. Bitten Sie die Stelle, Fehler zu berichtigen, und die Staatskasse (Trésor public) um einen Plan.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Bei der Wohnbeihilfe (APL) schreiben Sie zuerst binnen zwei Monaten an die Beschwerdestelle der CAF. Danach kommt das Verwaltungsgericht. Stimmt die Summe, bitten Sie um Erlass oder kleine Raten.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Fragen Sie schriftlich nach dem Grund. Schreiben Sie binnen zwei Monaten an den Präsidenten des Departementsrats. Erst danach kommt das Verwaltungsgericht. In Not bitten Sie einen Sozialarbeiter um rasche Hilfe.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Schreiben Sie in Ihrem Konto auf impots.gouv.fr (réclamation), mit Gründen und Belegen. Bei der Einkommensteuer haben Sie bis Ende des zweiten Jahres nach dem Bescheid Zeit, bei örtlichen Steuern bis Ende des nächsten Jahres. Bitten Sie gleich darum, den strittigen Teil noch nicht zu zahlen (sursis).',
  },
  'fr.ask-debt.constraint': {
    says: 'Eine contrainte ist ein Titel wie ein Urteil. Sie haben nur 15 Tage ab Erhalt, um beim genannten Gericht Einspruch einzulegen, per Einschreiben mit Gründen und Kopie. Schulden Sie es, bitten Sie sofort um Raten.',
  },
}
