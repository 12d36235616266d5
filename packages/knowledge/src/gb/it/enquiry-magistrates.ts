/** Questions about a first charge before the magistrates’ court: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAGISTRATES_IT: Words = {
  'gb.ask-court-fine.single-justice': {
    says: 'Risponda entro 21 giorni dalla data dell’avviso, online o per posta. Se tace, il tribunale può condannarla senza di lei. Si dichiari colpevole solo se è vero: la multa scende di solito di un terzo. Dica "not guilty" se ha una difesa; ci sarà un’udienza. Compili il modulo dei redditi, perché la multa dipende da quelli.',
  },
  'gb.ask-police.drink-driving': {
    says: 'Con una condanna il divieto è di almeno 12 mesi, anche se l’auto le serve per lavoro. Un valore più alto allunga; la seconda volta in dieci anni, almeno tre anni. Veda un avvocato prima; il duty solicitor in tribunale è gratis per molti. Controlli il valore e come fu preso prima di dichiararsi. Un corso può togliere fino a un quarto. Può guidare finché il giudice non lo vieta.',
  },
  'gb.ask-tv.charged': {
    says: 'Risponda entro 21 giorni, online o per posta, con il modulo dei redditi. Tacere vuol dire multa senza la sua versione. Se si è vista TV in diretta o iPlayer senza licenza, dichiararsi colpevole riduce di solito la multa di un terzo. Dica paga bassa, figli e che ora paga; chieda a TV Licensing di ritirare. Solo multa, fino a 1.000 sterline. È una condanna, ma di solito non appare nel DBS.',
  },
}
