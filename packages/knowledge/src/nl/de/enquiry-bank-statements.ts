/** Questions about a town that asks a person on assistance for papers: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_STATEMENTS_DE: Words = {
  'nl.ask.bank-statements': {
    says: 'Ja, meistens. Bei Sozialhilfe müssen Sie Papiere zu Einkommen, Erspartem und Wohnung geben, und die Gemeinde darf einige Monate Kontoauszüge verlangen. Schwärzen dürfen Sie, was Glaube, Gesundheit oder Politik nennt, nicht die Beträge. Schicken Sie sie vor dem Tag im Brief und behalten Sie den Beleg. Brauchen Sie Zeit? Bitten Sie vorher schriftlich. Wird die Zahlung ausgesetzt, haben Sie noch eine Frist; widersprechen Sie auch binnen sechs Wochen.',
  },
}
