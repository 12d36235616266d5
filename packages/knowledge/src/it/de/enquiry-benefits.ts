/** The German words of the rows in ../enquiry-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_DE: Words = {
  'it.ask.inps-back': {
    says: 'Gehen Sie kostenlos zu einem Patronat (patronato). Sie haben 90 Tage für den Einspruch (ricorso). Zahlte INPS eine Rente aus eigenem Fehler, muss ein ehrlicher Mensch sie oft nicht zurückzahlen.',
  },
  'it.ask.benefit-refused': {
    says: 'Ein Patronat (patronato) legt kostenlos Einspruch (ricorso) bei INPS ein, innerhalb von 90 Tagen. Gegen ein Nein zur Zivilinvalidität (invalidità civile) gehen Sie stattdessen zum Gericht, innerhalb von sechs Monaten.',
  },
}
