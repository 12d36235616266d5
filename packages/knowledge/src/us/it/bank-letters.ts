/** The Italian words of the rows in ../bank-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_LETTERS_IT: Words = {
  'us.bank.right-notice': {
    says: 'La Sua banca o cooperativa di credito (credit union) deve scrivere 30 giorni prima di un cambiamento peggiore per Lei, come una nuova spesa.',
  },
  'us.bank.step-compare': {
    says: 'Cerchi il giorno del cambiamento e le nuove spese. Se non vanno bene, sposti i Suoi soldi prima di quel giorno.',
  },
  'us.bank.right-stop-payment': {
    says: 'Può fermare un pagamento automatico. Lo dica alla banca almeno tre giorni lavorativi prima della scadenza.',
  },
  'us.bank.right-other-sum': {
    says: 'Se un pagamento automatico avrà una somma diversa, può avere un avviso dieci giorni prima.',
  },
  'us.bank.right-wrong-debit': {
    says: 'Dica alla banca di un addebito sbagliato entro 60 giorni dall’estratto conto. Deve controllare, quasi sempre entro dieci giorni lavorativi.',
  },
  'us.bank.asked-fraud': {
    says: 'Dica alla banca entro due giorni di un trasferimento che non ha permesso, e di ogni trasferimento entro 60 giorni dall’estratto conto. Deve controllare. Se l’ha mandato Lei, lo contesti lo stesso.',
  },
}
