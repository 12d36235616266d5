/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'au.rise.want': { says: 'Il padrone di casa o l’agente vuole un affitto più alto.' },
  'au.rise.want-check': {
    says: 'Controlli se l’aumento è secondo la legge prima di pagare di più o firmare.',
  },
  'au.rise.reality': {
    says: 'Quasi ovunque l’affitto può salire solo una volta in 12 mesi, con almeno 60 giorni di preavviso scritto.',
  },
  'au.rise.not-yet': {
    says: 'Finché il tempo del preavviso non è finito, deve il vecchio affitto.',
  },
  'au.rise.nsw': {
    says: 'Nel New South Wales ha 60 giorni di preavviso, una volta in 12 mesi. Entro 30 giorni dall’avviso può chiedere al Tribunal (NCAT) di abbassarlo.',
  },
  'au.rise.vic': {
    says: 'In Victoria ha 90 giorni di preavviso, una volta in 12 mesi. Entro 30 giorni chieda a Consumer Affairs Victoria di controllarlo.',
  },
  'au.rise.qld': {
    says: 'In Queensland ha due mesi di preavviso, e l’affitto della casa può salire solo una volta in 12 mesi.',
  },
  'au.rise.right-tribunal': {
    says: 'Se è molto sopra gli affitti di mercato, un tribunale (tribunal) del Suo stato può abbassarlo. Il tempo per chiedere è breve.',
  },
  'au.rise.step-check': {
    says: 'Controlli la data dell’avviso, l’ultimo aumento e gli affitti di case simili vicine.',
  },
  'au.rise.step-advice': {
    says: 'Chiami questa settimana il servizio per inquilini del Suo stato. È gratis.',
  },
  'au.rise.option-talk': {
    says: 'Scriva quanto costano case simili e offra un aumento più piccolo.',
    title: 'Offrire meno',
    cost: 'Gratis',
    time: 'Prima del giorno indicato',
    risk: 'Possono dire no.',
    bestFor: 'Paga con regolarità e vuole restare.',
  },
  'au.rise.option-tribunal': {
    says: 'Chieda al tribunale (tribunal) del Suo stato di abbassarlo.',
    title: 'Rivolgersi al tribunale (tribunal)',
    cost: 'Una piccola tassa',
    time: 'Spesso entro 30 giorni',
    risk: 'Può non cambiare nulla.',
    bestFor: 'L’aumento è molto sopra il mercato o il preavviso è troppo breve.',
  },
  'au.rise.wa': {
    says: 'In Western Australia ha 60 giorni di preavviso, e l’affitto può salire solo una volta in 12 mesi.',
  },
  'au.rise.sa': {
    says: 'In South Australia ha 60 giorni di preavviso, e l’affitto può salire solo una volta in 12 mesi. SACAT può dire che è troppo alto.',
  },
  'au.rise.tas': {
    says: 'In Tasmania ha 60 giorni di preavviso, e l’affitto può salire solo una volta in 12 mesi. Se è irragionevole, può chiedere un ordine.',
  },
  'au.rise.act': {
    says: 'Nell’ACT ha otto settimane di preavviso, una volta in 12 mesi. Per un aumento sopra il limite fissato (inflazione e un decimo in più) serve il Suo consenso o un ordine di ACAT.',
  },
}
