/** The Italian words of the rows in ../data-breach.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BREACH_IT: Words = {
  'au.breach.want': {
    says: 'Un’organizzazione Le dice che altri possono aver visto i Suoi dati. Non deve nulla, ma si protegga.',
  },
  'au.breach.reality': {
    says: 'Non ogni fuga di dati porta ad abusi. Un blocco (ban) sulle Sue schede di credito (credit reports) ferma quasi tutti i nuovi prestiti a Suo nome.',
  },
  'au.breach.right-told': {
    says: 'Devono dirle quali dati c’erano e che cosa Lei dovrebbe fare, se è probabile un danno grave.',
  },
  'au.breach.right-ban': {
    says: 'Può chiedere agli uffici del credito un blocco (ban) gratis di 21 giorni sulla Sua scheda di credito (credit report), e di allungarlo.',
  },
  'au.breach.right-complain': {
    says: 'Può reclamare alla società, e dopo 30 giorni gratis al garante della privacy (OAIC).',
  },
  'au.breach.step': {
    says: 'Cambi le Sue password e chiami IDCARE al 1800 595 160. Chieda alla banca di controllare i Suoi conti.',
  },
  'au.breach.option': {
    says: 'Chieda un blocco (ban) a tutti gli uffici del credito, e nuovi documenti se ne hanno preso i numeri.',
    title: 'Proteggere il Suo nome',
    cost: 'Gratis',
    time: 'Questa settimana',
    risk: 'Un blocco va tolto prima di chiedere un prestito.',
    bestFor: 'Chiunque riceva una lettera così.',
  },
}
