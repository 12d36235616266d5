/** The Italian words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_IT: Words = {
  'au.tax.want': {
    says: 'Guardi se è una nuova richiesta, una cambiata, o un sollecito a presentare la dichiarazione.',
  },
  'au.tax.reality': {
    says: 'Può chiedere un piano a rate, e può fare opposizione (object) se la somma è sbagliata.',
  },
  'au.tax.who': {
    says: 'L’Australian Taxation Office (ATO) riscuote le tasse federali. Controlli il debito in myGov, non da un link.',
  },
  'au.tax.rights': {
    says: 'Può fare opposizione (object) gratis, chiedere un piano e chiedere di togliere interessi o sanzioni.',
  },
  'au.tax.not-yet': {
    says: 'Prima mandano solleciti. Se chiama e rispetta un piano, quasi sempre non vanno oltre.',
  },
  'au.tax.right-object': {
    says: 'Può fare opposizione (object) a un calcolo delle tasse (assessment). Per la maggior parte delle persone il tempo è due anni. Per alcune decisioni sono solo 60 giorni.',
  },
  'au.tax.right-plan': { says: 'Può fare un piano a rate online o per telefono.' },
  'au.tax.right-interest': {
    says: 'Può chiedere di togliere interessi o sanzioni se è andato storto qualcosa che non dipendeva da Lei.',
  },
  'au.tax.object-sixty': {
    says: 'A certe decisioni fiscali bisogna opporsi (object) entro 60 giorni. Quasi tutti i calcoli annuali (assessments) danno due anni. Il Suo avviso dice quale vale.',
    action: 'Fare opposizione, se la Sua decisione ha il tempo breve',
    consequence: 'Poi deve chiedere più tempo.',
  },
  'au.tax.step-check': { says: 'Entri in myGov e controlli che il debito sia lì.' },
  'au.tax.step-call': { says: 'Chiami o usi il piano online prima della scadenza.' },
  'au.tax.step-help': {
    says: 'Chieda aiuto a un consulente finanziario gratuito (financial counsellor) o a una tax clinic.',
  },
  'au.tax.opt-plan': {
    says: 'Scelga una somma che riesce a mantenere.',
    title: 'Fare un piano a rate',
    cost: 'Gli interessi continuano.',
    time: 'Pochi minuti online.',
    risk: 'Se ne salta una, possono agire.',
    bestFor: 'Deve la somma, ma non può pagare tutto insieme.',
  },
  'au.tax.opt-object': {
    says: 'Mandi un’opposizione (objection) con i Suoi motivi e le prove.',
    title: 'Fare opposizione',
    cost: 'Gratis.',
    time: 'Entro l’ultimo giorno nell’avviso.',
    risk: 'Gli interessi continuano, se perde.',
    bestFor: 'La somma è sbagliata.',
  },
  'au.tax.warn-garnish': {
    says: 'L’ATO può prendere soldi dal Suo stipendio o dalla banca con un avviso e senza tribunale. Non lo ignori.',
  },
  'au.tax.right-instalments': {
    says: 'La legge permette all’ufficio delle tasse di accettare il pagamento a rate. Se ne ha saltata una, chiami e chieda di tenere o cambiare il piano.',
  },
  'au.tax.right-release': {
    says: 'Pagare La lascerebbe senza cibo, casa o altre cose di base? Può chiedere di essere liberato dai debiti per la tassa sul reddito (income tax).',
  },
  'au.tax.warn-no-court': {
    says: 'L’ufficio delle tasse può prendere soldi dalla Sua banca o dal Suo stipendio senza tribunale. Chiami prima della data nella lettera.',
  },
  'au.tax.right-two-years': {
    says: 'Per la maggior parte delle persone l’ATO può cambiare un avviso solo entro due anni, salvo frode. Conti dal primo avviso.',
  },
  'au.tax.right-bankrupt': {
    says: 'Un avviso di fallimento (bankruptcy notice) richiede una sentenza di almeno $10.000. Le dà 21 giorni. Una lettera di avvertimento non La rende fallito.',
  },
}
