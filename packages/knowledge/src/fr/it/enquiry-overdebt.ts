/** The Italian words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_WORDS: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'Paghi prima casa, cibo ed energia. Offra per iscritto piccole somme al mese. Se i debiti sono molti, presenti gratis una pratica alla Banque de France.',
  },
  'fr.ask-debt.overdebt': {
    says: 'Presenti una pratica alla Banque de France, online o per posta. È gratis. Una volta ammessa, i pignoramenti si fermano fino a due anni mentre si fa un piano. Mantiene il diritto a un conto e, di solito, l’auto che serve per lavorare. In cambio è segnalato (FICP), al massimo sette anni, e non può prendere nuovi crediti.',
  },
}
