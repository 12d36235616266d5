/** A court charge about a TV licence: how to answer it. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_IT: Words = {
  'gb.tv.court-want': {
    says: 'È un’accusa penale. Il tribunale vuole la Sua risposta: colpevole (guilty) o non colpevole (not guilty).',
  },
  'gb.tv.court-reality': {
    says: 'Non è una lettera pubblicitaria. Se non risponde entro 21 giorni, un giudice (magistrate) può dichiararla colpevole e multarla senza di Lei.',
  },
  'gb.tv.court-rights': {
    says: 'Può dichiararsi colpevole (guilty) o non colpevole (not guilty), dire la Sua versione e chiedere un’udienza in tribunale.',
  },
  'gb.tv.court-step-answer': {
    says: 'Risponda entro 21 giorni dalla data dell’avviso, online o con il modulo. Conservi la prova dell’invio.',
  },
  'gb.tv.court-step-advice': {
    says: 'Chieda consiglio legale prima di scegliere. Provi Citizens Advice, un centro legale (law centre) o un avvocato (solicitor).',
  },
  'gb.tv.court-step-means': {
    says: 'Compili il modulo sul reddito. Il tribunale lo usa per fissare una multa che Lei può pagare.',
  },
  'gb.tv.court-step-drop': {
    says: 'Se era molto malato, in crisi o vittima di abusi, scriva anche a TV Licensing. Mandi le prove e chieda di chiudere il caso.',
  },
  'gb.tv.court-option-answer': {
    says: 'Dica colpevole (guilty) o non colpevole (not guilty), e dia i motivi e il reddito.',
    title: 'Rispondere in tempo all’accusa',
    cost: 'Rispondere non costa nulla. Una multa e spese se La dichiarano colpevole.',
    time: 'Entro 21 giorni.',
    risk: 'Senza risposta non può dire la Sua. Dichiararsi presto colpevole abbassa la multa.',
    bestFor: 'Tutti quelli che ricevono questo avviso.',
  },
  'gb.tv.court-warn': {
    says: 'Non lo ignori. Un tribunale può dichiararla colpevole, multarla fino a £1,000 e aggiungere spese.',
  },
}
