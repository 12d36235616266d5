/** Who collects a debt, and what a collector may not do: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_IT: Words = {
  'nz.debt.who': {
    says: 'Una società di recupero crediti (debt collector) lavora per la società a cui doveva i soldi, o ha comprato il debito. Non ha i poteri di un tribunale, di un ufficiale del tribunale (bailiff) o della polizia.',
  },
  'nz.debt.right-no-harass': {
    says: 'Ha il diritto di non essere tormentato, costretto o ingannato.',
  },
  'nz.debt.right-private': {
    says: 'Non dovrebbero parlare del debito con il Suo capo, la famiglia o i vicini. Può chiedere che cosa tengono su di Lei.',
  },
  'nz.debt.tactic-writing': {
    says: 'Tenga tutto per iscritto. Chieda di usare solo e-mail o lettere.',
    risk: 'Le lettere sono più lente delle chiamate.',
    notWhen: 'È vicina una data in tribunale.',
  },
}
