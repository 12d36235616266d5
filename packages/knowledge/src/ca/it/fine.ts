/** The Italian words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_IT: Words = {
  'ca.fine.want': { says: 'Cerchi la regola, il luogo, la data e l’ultimo giorno per agire.' },
  'ca.fine.reality': {
    says: 'Può pagare, chiedere di meno o più tempo, o dire che non l’ha fatto. Cerchi l’ultimo giorno.',
  },
  'ca.fine.rights': { says: 'Può contestare la multa e vedere le prove contro di Lei.' },
  'ca.fine.who': { says: 'Viene da un ente pubblico. Una società privata non può multarla.' },
  'ca.fine.right-dispute': { says: 'Ha il diritto di contestare la multa prima che sia decisa.' },
  'ca.fine.right-proof': {
    says: 'Ha il diritto di chiedere gli appunti, le foto o le immagini della telecamera.',
  },
  'ca.fine.step-check': {
    says: 'Controlli la targa, il luogo, la data e l’ultimo giorno per agire.',
  },
  'ca.fine.step-choose': {
    says: 'Scelga una sola via: pagare, chiedere un incontro o un riesame, o contestare. Pagare vuol dire che accetta.',
  },
  'ca.fine.step-time': {
    says: 'Se Le serve tempo per pagare, lo chieda prima dell’ultimo giorno.',
  },
  'ca.fine.on': {
    says: 'In Ontario ha 15 giorni da quando ha ricevuto la multa. Contiamo dalla sua data.',
    action: 'Paghi, chieda un incontro o chieda un processo',
    consequence: 'Possono dichiararla colpevole senza udienza, e si aggiungono le spese.',
  },
  'ca.fine.bc': {
    says: 'In British Columbia ha 30 giorni da quando ha ricevuto la multa. Contiamo dalla sua data.',
    action: 'Paghi o contesti la multa (violation ticket)',
    consequence: 'Vale come se si dichiarasse colpevole.',
  },
  'ca.fine.qc': {
    says: 'In Québec ha 30 giorni dalla consegna del verbale (statement of offence). Contiamo dalla sua data.',
    action: 'Dichiari: colpevole o non colpevole',
    consequence: 'Il caso può essere deciso senza di Lei.',
  },
  'ca.fine.opt-dispute': {
    says: 'Usi il modulo sulla multa o il sito del tribunale.',
    title: 'Contestarla',
    cost: 'Quasi ovunque gratis.',
    time: 'Prima dell’ultimo giorno.',
    risk: 'Se perde, può dover pagare la multa intera.',
    bestFor: 'Non l’ha fatto, o la multa ha errori.',
  },
  'ca.fine.opt-pay': {
    says: 'Paghi in tempo per evitare altre spese.',
    title: 'Pagare',
    cost: 'La multa.',
    time: 'Prima dell’ultimo giorno.',
    risk: 'Accetta di averlo fatto. Possono seguire punti.',
    bestFor: 'È giusta.',
  },
  'ca.fine.warn': {
    says: 'Per una multa non pagata può non riuscire a rinnovare la patente o le targhe.',
  },
  'ca.fine.ab-act': {
    says: 'In Alberta può dichiararsi non colpevole o chiedere tempo per pagare entro la data sulla multa. Alcune sanzioni vanno a SafeRoads, con sette giorni.',
  },
  'ca.fine.mb-act': {
    says: 'In Manitoba può contestare una multa, o ammetterla e chiedere di abbassarla, entro la data che riporta.',
  },
  'ca.fine.on-admin': {
    says: 'Molte città dell’Ontario usano sanzioni amministrative. Può chiedere a uno screening officer, e poi a un hearing officer, di guardare la Sua.',
  },
  'ca.fine.qc-plea': {
    says: 'In Québec ha 30 giorni per dichiararsi non colpevole, senza spese. Se non fa nulla, il giudice può decidere senza di Lei.',
  },
  'ca.fine.on-points': {
    says: 'Una condanna può portare punti e un’assicurazione più cara. Scelga la soluzione rapida (early resolution) per parlare con l’accusa, che può ridurre il fatto.',
  },
}
