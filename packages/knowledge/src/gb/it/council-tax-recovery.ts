/** Tassa comunale, spese e ufficiali giudiziari: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RECOVERY_IT: Words = {
  'gb.council-tax.right-bailiff-limits': {
    says: 'Se poi usano i bailiff, questi devono prima mandarle un avviso. Per la tassa comunale non possono entrare a forza in casa alla prima visita.',
  },
  'gb.council-tax.insight-bailiff-fees': {
    says: 'Le spese dei bailiff sono fissate per legge e crescono a ogni passo. Un piano con il comune prima di allora non aggiunge nulla.',
    actionable:
      'Concordi un piano con il comune prima che passi il debito, e lo chieda per iscritto.',
  },
  'gb.council-tax.insight-costs-case': {
    says: 'La High Court ha deciso nel 2015 che il comune deve poter mostrare come calcola le spese di causa.',
    actionable: 'Chieda il calcolo al comune. Può chiedere ai magistrates di controllarle.',
  },
  'gb.council-tax.right-not-counted': {
    says: 'Studenti, apprendisti e alcuni altri non contano come adulti per lo sconto del 25%. Dica al comune chi vive con Lei.',
  },
  'gb.council-tax.wales-reduction-law': {
    says: 'Le regole della riduzione sono uguali in tutto il Galles. Se la negano, chieda un riesame e poi ricorra al Valuation Tribunal for Wales.',
  },
  'gb.council-tax.scotland-right-reminder': {
    says: "Il comune deve prima mandare un sollecito. Solo se la parte in ritardo resta 7 giorni non pagata può chiedere il resto dell'anno.",
  },
  'gb.council-tax.scotland-charge-first': {
    says: 'Anche con un warrant, i sheriff officers di solito devono prima notificare un ordine di pagare (charge). Le dà 14 giorni.',
  },
  'gb.council-tax.scotland-information-pack': {
    says: 'Prima di prendere beni o paga devono darle un opuscolo di aiuto (debt advice and information package). Chiami un consulente indicato lì.',
  },
  'gb.council-tax.scotland-payment-programme': {
    says: 'Il Debt Arrangement Scheme permette di pagare i debiti in più tempo, con interessi fermi. Un consulente lo prepara gratis.',
  },
  'gb.council-tax.ni-right-check': {
    says: 'Può chiedere gli sgravi che Le spettano, e di rivedere il valore della casa se è sbagliato.',
  },
}
