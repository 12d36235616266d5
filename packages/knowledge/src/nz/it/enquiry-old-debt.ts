/** Questions about debts of many years ago: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_IT: Words = {
  'nz.ask.old-by-year': {
    says: 'Molto probabilmente è troppo vecchio. Senza sentenza, dopo sei anni dalla scadenza un tribunale non La farà pagare, se Lei lo dice. Un pagamento o uno scritto firmato fa ripartire i sei anni. Non paghi, non prometta, non firmi. Chieda per iscritto la prova e il giorno dell’ultimo pagamento. A un atto del tribunale risponda in tempo: troppo vecchio. Aiuto: MoneyTalks 0800 345 123.',
  },
}
