/** The Italian words of Japan: public. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_IT: Words = {
  'jp.public.tax-want': {
    says: 'L’ufficio delle tasse o il comune chiede una tassa o un premio assicurativo.',
  },
  'jp.public.tax-who': {
    says: 'È un ufficio pubblico. Può pignorare senza tribunale, dieci giorni dopo un sollecito formale (督促状).',
  },
  'jp.public.tax-real': {
    says: 'Se chiama presto, spesso accetta un rinvio o rate.',
  },
  'jp.public.tax-not-yet': {
    says: 'Prima del sollecito formale (督促状) di solito non si pignora nulla.',
  },
  'jp.public.tax-rights': {
    says: 'Può chiedere tempo (猶予), rate, un controllo e un riesame.',
  },
  'jp.public.tax-three': {
    says: 'Ha tre mesi dal giorno dopo che sa di una decisione per chiedere un riesame.',
    action: 'Chiedere un riesame (審査請求)',
    consequence: 'La decisione resta.',
  },
  'jp.public.tax-call': {
    says: 'Chiami l’ufficio prima della data. Dica che cosa può pagare e chieda tempo o rate.',
  },
  'jp.public.tax-check': {
    says: 'Controlli nome, anno e somma.',
  },
  'jp.public.tax-review': {
    says: 'Se è sbagliato, chieda un nuovo controllo (再調査の請求) o un riesame (審査請求).',
  },
  'jp.public.tax-right': {
    says: 'Ha diritto a un riesame gratis.',
  },
  'jp.public.tax-time': {
    says: 'In difficoltà può chiedere tempo per le tasse nazionali entro sei mesi dalla scadenza.',
  },
  'jp.public.tax-plan': {
    title: 'Chiedere tempo o rate',
    says: 'Vada o chiami con reddito e spese.',
    cost: 'Gli interessi di ritardo corrono.',
    time: 'Ora.',
    risk: 'Rispetti il piano.',
    bestFor: 'Lo deve.',
  },
  'jp.public.tax-appeal': {
    title: 'Chiedere un riesame',
    says: 'Per iscritto, in tre mesi.',
    cost: 'Nulla.',
    time: 'Mesi.',
    risk: 'Intanto paghi o chieda tempo.',
    bestFor: 'La somma è sbagliata.',
  },
  'jp.public.benefit-want': {
    says: 'Un ufficio dice che Le ha pagato troppo e rivuole i soldi.',
  },
  'jp.public.benefit-step': {
    says: 'Chieda per iscritto il motivo, i mesi e le somme. Poi chieda rate o meno.',
  },
  'jp.public.benefit-right': {
    says: 'Ha diritto a un riesame gratis entro tre mesi.',
  },
  'jp.public.benefit-help-back': {
    says: 'Se deve restituire assistenza pubblica (生活保護), chieda quale articolo usano. Con l’articolo 63 possono lasciarle ciò che serve per vivere.',
  },
  'jp.public.benefit-option': {
    title: 'Chiedere un riesame',
    says: 'Scriva perché è sbagliato.',
    cost: 'Nulla.',
    time: 'Tre mesi.',
    risk: 'Nessuno.',
    bestFor: 'Non è d’accordo.',
  },
}
