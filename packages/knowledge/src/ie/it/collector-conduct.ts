/** Who collects a debt, and what a collector may not do: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_IT: Words = {
  'ie.debt.who': {
    says: 'Una società di recupero (debt collector) lavora per la ditta a cui doveva i soldi, o ha comprato il debito. Non ha i poteri di un tribunale, di un ufficiale giudiziario (sheriff) o della polizia (gardaí).',
  },
  'ie.debt.right-no-harass': {
    says: 'È reato chiedere un debito così spesso, o in modo tale, da volerla spaventare o far vergognare.',
  },
  'ie.debt.right-no-lies': {
    says: 'È reato dire il falso, che sarà processato, o mandare carte che sembrano ufficiali.',
  },
  'ie.debt.right-data': {
    says: 'Può chiedere gratis una copia di ciò che la ditta tiene su di Lei. Ha un mese per rispondere.',
  },
  'ie.debt.tactic-writing': {
    says: 'Faccia tutto per iscritto. Una lettera le dà tempo e lascia una traccia.',
    risk: 'Le lettere sono più lente delle telefonate.',
    notWhen: 'È vicina una data in tribunale.',
  },
  'ie.debt.right-lsra': {
    says: 'Se un avvocato (solicitor) La inganna o La intimidisce, può fare reclamo all’autorità di controllo (LSRA). È gratis.',
  },
}
