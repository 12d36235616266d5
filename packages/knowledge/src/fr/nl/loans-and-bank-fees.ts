/** Debts to a bank: late loans, and fees for a refused debit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LOANS_AND_BANK_FEES_WORDS: Words = {
  'fr.debt.right-credit-penalty': {
    says: 'Bij een consumentenkrediet mag de kredietgever hoogstens 8% van het resterende kapitaal optellen, en rente. Andere kosten tellen niet.',
  },
  'fr.debt.step-credit-pause': {
    says: 'Bent u uw werk kwijt of bent u ziek, dan kan een rechter de betalingen van de lening tot twee jaar stilleggen.',
  },
  'fr.debt.insight-called-in': {
    says: 'De kredietgever zegt dat nu de hele lening betaald moet worden (déchéance du terme). Meestal moet hij u eerst waarschuwen, met redelijke tijd om te betalen.',
    actionable:
      'Zoek die eerste waarschuwing en de termijn erin. Een beding zonder redelijke tijd kan oneerlijk zijn.',
  },
  'fr.debt.charge-debit': {
    name: 'Bankkosten voor een geweigerde incasso',
    says: 'Voor een geweigerde incasso mag een bank hoogstens €20 nemen, en nooit meer dan het bedrag ervan.',
  },
  'fr.debt.charge-intervention': {
    name: "Behandelkosten van de bank (commission d'intervention)",
    says: "Behandelkosten (commission d'intervention) zijn hoogstens €8 per keer, en €80 per maand.",
  },
}
