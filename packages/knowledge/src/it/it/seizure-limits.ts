/** What of pay, pensions, accounts, goods and homes may not be taken: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_WORDS: Words = {
  'it.enforce.pension-safe': {
    says: 'Nel 2026 la pensione fino a 1.092,48 € al mese non è pignorabile. Del resto solo un quinto.',
  },
  'it.enforce.account-safe': {
    says: 'Stipendio o pensione già sul conto sono al sicuro fino a 1.638,72 € nel 2026.',
  },
  'it.enforce.right-fifth': {
    says: 'Dallo stipendio possono prendere al massimo un quinto, per debiti comuni. Più pignoramenti insieme non superano la metà.',
  },
  'it.enforce.right-tax-tenth': {
    says: 'La Riscossione può prendere un decimo dello stipendio fino a 2.500 €, un settimo fino a 5.000 €, un quinto oltre.',
  },
  'it.enforce.right-goods': {
    says: 'Non possono prendere letti, tavolo, frigo, cucina, lavatrice, vestiti o fedi.',
  },
  'it.enforce.right-only-home': {
    says: "La Riscossione non può vendere l'unica casa dove Lei abita, se non è di lusso.",
  },
  'it.enforce.step-limits': {
    says: 'Controlli i limiti: un quinto dello stipendio, la parte intoccabile di pensione e conto. Segnali gli errori.',
  },
  'it.enforce.right-stay-home': {
    says: 'Lei e i familiari conviventi potete abitare la casa pignorata fino al decreto di trasferimento, se ne avete cura e la lasciate visitare.',
  },
}
