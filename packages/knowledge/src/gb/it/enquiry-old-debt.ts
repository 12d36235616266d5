/** Questions about debts that may be too old: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_IT: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Di solito è troppo vecchio per il tribunale: più di sei anni senza pagamenti, ammissioni firmate o sentenze. Esiste ancora, quindi non lo paghi e non lo ammetta. Non ignori mai un modulo del tribunale.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Se è così, in Scozia quasi tutti i debiti sono finiti e non deve nulla. Non paghi e non ammetta nulla prima di avere un consiglio.',
    dependsOn: 'se sono passati cinque anni interi senza pagamenti, ammissioni scritte o cause',
  },
  'gb.ask-debt.clock-again': {
    says: 'No, una telefonata o una risposta che non ammette il debito non fa ripartire il tempo. Lo fa un pagamento o un’ammissione firmata, e solo prima della fine dei sei anni. Se sono finiti, scriva che il debito è troppo vecchio per il tribunale. Non ignori un modulo del tribunale.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Dopo sei anni senza pagamenti, ammissioni firmate o sentenze è troppo vecchio per il tribunale. Una telefonata o risposta che non ammette nulla non fa ripartire il tempo. Scriva che è troppo vecchio, non paghi, e non ignori mai un modulo del tribunale.',
  },
}
