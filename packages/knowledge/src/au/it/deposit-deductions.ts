/** The Italian words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_IT: Words = {
  'au.kept.right-wear': {
    says: 'Possono tenere soldi solo per quello che Lei deve o ha rotto. Il normale consumo (fair wear and tear) non tocca a Lei pagarlo.',
  },
  'au.kept.right-agree': {
    says: 'Nella maggior parte degli stati la cauzione (bond) la tiene un ente. Nel Northern Territory la tiene il padrone di casa o l’agente in deposito (trust). In nessun posto può trattenerla se Lei non è d’accordo.',
  },
  'au.kept.step-claim': {
    says: 'Chieda Lei stesso tutta la cauzione all’ente delle cauzioni (bond authority), online. Non firmi un modulo in bianco.',
  },
  'au.kept.step-proof': {
    says: 'Metta insieme i due verbali sullo stato della casa (condition reports), le Sue foto e le ricevute. Chieda le fatture al padrone di casa.',
  },
  'au.kept.option-tribunal': {
    says: 'Dica no per iscritto, e vada in tempo al tribunale (tribunal) del Suo stato. Il servizio per gli inquilini aiuta gratis.',
    title: 'Far decidere il tribunale (tribunal)',
    cost: 'Una piccola tassa, più bassa con una tessera per sconti (concession card).',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Non è d’accordo con quello che trattengono.',
  },
}
