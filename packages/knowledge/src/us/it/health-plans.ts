/** The Italian words of the rows in ../health-plans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLANS_IT: Words = {
  'us.life.right-cobra': {
    says: 'Ha 60 giorni per scegliere COBRA e poi 45 giorni per pagare la prima volta. Può valere dal giorno in cui è finita l’assicurazione.',
  },
  'us.life.step-cobra': {
    says: 'Confronti il prezzo con un piano del Marketplace. La perdita dell’assicurazione del lavoro apre lì un tempo di 60 giorni.',
  },
  'us.life.option-cobra': {
    says: 'Scelga COBRA entro la data, o un altro piano.',
    title: 'Scegliere in tempo un’assicurazione',
    cost: 'Fino al 102% del prezzo pieno',
    time: '60 giorni per scegliere',
    risk: 'Dopo la data il diritto è perso.',
    bestFor: 'Ha bisogno presto di cure o ha già raggiunto la Sua franchigia (deductible).',
  },
  'us.life.right-market': {
    says: 'Può fare ricorso contro una decisione del Marketplace su copertura o aiuti, quasi sempre entro 90 giorni. Mandi le prove mancanti entro la data per tenere l’aiuto.',
  },
  'us.life.right-plan': {
    says: 'Un piano del lavoro che dice no deve dare i motivi. Quasi sempre ha 180 giorni per il ricorso su un’invalidità, 60 per una pensione. Faccia ricorso prima della causa.',
  },
  'us.life.right-enroll': {
    says: 'Quando finisce l’assicurazione del lavoro ha 60 giorni per entrare in un piano del Marketplace, spesso a prezzo più basso con reddito basso.',
  },
  'us.eob.want': {
    says: 'Il Suo piano sanitario mostra che cosa ha pagato e che cosa il medico può chiederle. Non è un conto da pagare.',
  },
  'us.eob.right-appeal': {
    says: 'Può fare ricorso contro ciò che il piano non ha pagato, quasi sempre entro 180 giorni, e poi chiedere un esame esterno (outside review).',
  },
  'us.eob.step': {
    says: 'Aspetti il conto del medico e lo confronti con questo foglio. Non paghi più della “your share” (la Sua parte).',
  },
  'us.eob.option': {
    says: 'Chiami il piano se qualcosa sembra sbagliato, poi faccia ricorso per iscritto.',
    title: 'Chiedere, poi fare ricorso',
    cost: 'Gratis',
    time: '180 giorni in quasi tutti i piani',
    risk: 'Nessuno.',
    bestFor: 'Il piano ha pagato troppo poco o non ha mai avuto quella cura.',
  },
}
