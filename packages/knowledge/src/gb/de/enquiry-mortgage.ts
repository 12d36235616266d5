/** Questions about mortgage arrears and repossession: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_DE: Words = {
  'gb.ask-mortgage.arrears': {
    says: 'Ohne Gericht kann man Ihnen das Haus nicht nehmen, und nur als letzten Schritt. Rufen Sie die Bank jetzt an und bieten Sie an, was Sie zahlen können. Ein Richter kann es stoppen, wenn Sie den Rückstand über die restliche Laufzeit tilgen können. Gehen Sie zum Termin; dort gibt es kostenlose Hilfe.',
  },
  'gb.ask-mortgage.arrears-scotland': {
    says: 'Ohne Sheriff kann man Ihnen das Haus nicht nehmen, und zuerst muss man mit Ihnen einen Plan suchen. Rufen Sie die Bank jetzt an und bieten Sie an, was Sie zahlen können. Gehen Sie am Tag zum Gericht; der Sheriff muss prüfen, ob es fair ist.',
  },
}
