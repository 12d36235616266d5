/** The Italian words of the rows in ../senders.ts. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  says: 'Questa società riscuote debiti per altri, o debiti che ha comprato. Non è un tribunale e non può prendere le Sue cose.',
  nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda prove.',
  complainTo:
    'Prima la società. Per i prestiti, poi il servizio per i reclami (dispute scheme) di chi presta.',
}
const BANK: RowWords = {
  says: 'È una banca. Deve esaminare una richiesta di aiuto per difficoltà (hardship). Non può prendere la Sua paga senza un tribunale.',
  nextStep: 'Chieda per iscritto aiuto per difficoltà (hardship).',
  complainTo: 'Prima la banca, poi il Banking Ombudsman.',
}
const POWER: RowWords = {
  says: 'Questa società vende elettricità. Deve cercare di aiutare prima di staccare.',
  nextStep: 'Chieda un piano di pagamento.',
  complainTo: 'Prima la società, poi Utilities Disputes.',
}
const TELECOM: RowWords = {
  says: 'È una società di telefono e internet. Se non risolve un reclamo, TDR aiuta gratis.',
  nextStep: 'Confronti la bolletta con la Sua tariffa.',
  complainTo: 'Prima la società, poi Telecommunications Dispute Resolution.',
}

export const SENDERS_IT: Words = {
  'nz.sender.baycorp': COLLECTOR,
  'nz.sender.credit-corp': COLLECTOR,
  'nz.sender.ecc': COLLECTOR,
  'nz.sender.debtworks': COLLECTOR,
  'nz.sender.intercoll': COLLECTOR,
  'nz.sender.ird': {
    says: 'È l’ufficio delle imposte. Può prendere soldi dalla paga o da una banca senza tribunale. Lei può chiedere le rate.',
    nextStep: 'Lo controlli in myIR.',
  },
  'nz.sender.msd': {
    says: 'Questo ufficio paga i sussidi e riprende quello che è stato pagato in più. Lei può chiedere un riesame (review).',
    nextStep: 'Chieda in tempo i motivi e un riesame (review).',
  },
  'nz.sender.fines': {
    says: 'Questo ufficio riscuote multe dei tribunali e risarcimenti (reparation). Lei può chiedere di pagare a rate.',
    nextStep: 'Chiami lo 0800 434 637 prima della data.',
  },
  'nz.sender.tenancy-tribunal': {
    says: 'Questo tribunale decide tra padroni di casa e inquilini. Le sue carte sono vere.',
    nextStep: 'Vada all’udienza.',
  },
  'nz.sender.anz': BANK,
  'nz.sender.asb': BANK,
  'nz.sender.bnz': BANK,
  'nz.sender.westpac': BANK,
  'nz.sender.kiwibank': BANK,
  'nz.sender.genesis': POWER,
  'nz.sender.mercury': POWER,
  'nz.sender.contact': POWER,
  'nz.sender.meridian': POWER,
  'nz.sender.spark': TELECOM,
  'nz.sender.one-nz': TELECOM,
  'nz.sender.2degrees': TELECOM,
}
