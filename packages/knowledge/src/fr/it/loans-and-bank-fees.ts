/** Debts to a bank: late loans, and fees for a refused debit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_AND_BANK_FEES_WORDS: Words = {
  'fr.debt.right-credit-penalty': {
    says: 'Per un prestito al consumo chi presta può aggiungere al massimo l’8 % del capitale ancora dovuto, e interessi. Altre spese non valgono.',
  },
  'fr.debt.step-credit-pause': {
    says: 'Se ha perso il lavoro o è malato, un giudice può sospendere le rate del prestito fino a due anni.',
  },
  'fr.debt.insight-called-in': {
    says: 'Chi presta dice che ora è dovuto tutto il prestito (déchéance du terme). Prima deve di solito avvisarla, con un tempo giusto per pagare.',
    actionable:
      'Cerchi quel primo avviso e il suo tempo. Una clausola senza un tempo giusto può essere abusiva.',
  },
  'fr.debt.charge-debit': {
    name: 'Spesa di banca per un addebito respinto',
    says: 'Una banca può prendere al massimo 20 € per un addebito respinto, e mai più della sua somma.',
  },
  'fr.debt.charge-intervention': {
    name: 'Spesa di intervento della banca',
    says: 'Una spesa di intervento è al massimo 8 € ogni volta, e 80 € al mese.',
  },
}
