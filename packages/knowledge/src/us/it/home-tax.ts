/** The Italian words of the rows in ../home-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_TAX_IT: Words = {
  'us.home-tax.right-surplus': {
    says: 'Se una casa è venduta per le tasse, la contea (county) può tenere solo ciò che Lei deve. Il resto è Suo.',
  },
  'us.home-tax.right-notice': {
    says: 'Prima di una vendita per tasse deve avere un vero avviso. Posta che torna indietro non sempre basta.',
  },
  'us.home-tax.right-plan': {
    says: 'Chieda all’ufficio delle tasse un piano, e le riduzioni (exemptions) per la casa, l’età, una disabilità o il servizio militare. Alcune si possono chiedere in ritardo.',
  },
  'us.home-tax.step': {
    says: 'Chiami l’ufficio delle tasse della contea (county) prima della prossima data. Chieda quanto deve, che cosa ferma una vendita, e un piano per iscritto.',
  },
  'us.home-tax.option-plan': {
    says: 'Paghi a rate con un piano, così non segue nessuna vendita.',
    title: 'Chiedere un piano di pagamento',
    cost: 'La tassa e gli interessi',
    time: 'Prima della prossima data',
    risk: 'Se salta una rata, il piano può finire.',
    bestFor: 'Non può pagare tutto subito.',
  },
  'us.home-tax.ca': {
    says: 'In California ha quasi sempre cinque anni prima che una casa possa essere venduta per tasse, e in quel tempo può pagare a rate annuali.',
  },
  'us.home-tax.tx': {
    says: 'In Texas può chiedere un piano di almeno 12 mesi per la casa. A 65 anni o con una disabilità può rimandare la tassa.',
  },
  'us.home-tax.fl': {
    says: 'In Florida si vende prima un certificato della tassa (tax certificate). La vendita della casa si può chiedere solo dopo due anni. Può pagare finché qualcuno non l’ha pagata tutta alla cancelleria (clerk).',
  },
  'us.home-tax.il': {
    says: 'In Illinois ha quasi sempre due anni e mezzo dopo una vendita per tasse per pagare e tenere la casa.',
  },
  'us.home-tax.ny': {
    says: 'In gran parte dello stato di New York ha due anni dalla data del vincolo (lien) per pagare e tenere la casa. Alcuni posti offrono piani.',
  },
}
