/** Italian: the words of the rows in ../single-justice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SINGLE_JUSTICE_IT: Words = {
  'gb.single-justice.reality': {
    says: 'Se non risponde entro 21 giorni, un giudice (magistrate) può dichiararla colpevole e multarla senza di Lei.',
  },
  'gb.single-justice.rights': {
    says: 'Può dichiararsi colpevole (guilty) o non colpevole (not guilty), dire la Sua versione e chiedere un’udienza in tribunale.',
  },
  'gb.single-justice.step-answer': {
    says: 'Risponda entro 21 giorni dalla data dell’avviso, online o con il modulo. Conservi la prova dell’invio.',
  },
  'gb.single-justice.step-advice': {
    says: 'Chieda consiglio legale prima di scegliere. Provi Citizens Advice, un centro legale (law centre) o un avvocato (solicitor).',
  },
  'gb.single-justice.step-means': {
    says: 'Compili il modulo sul reddito. Il tribunale lo usa per fissare una multa che Lei può pagare.',
  },
  'gb.single-justice.option-answer': {
    says: 'Dica colpevole (guilty) o non colpevole (not guilty), e dia i motivi e il reddito.',
    title: 'Rispondere in tempo all’accusa',
    cost: 'Rispondere non costa nulla. Una multa e spese se La dichiarano colpevole.',
    time: 'Entro 21 giorni.',
    risk: 'Senza risposta non può dire la Sua. Dichiararsi presto colpevole abbassa la multa.',
    bestFor: 'Tutti quelli che ricevono questo avviso.',
  },
  'gb.single-justice.right-plea': {
    says: 'Se lo ha fatto e lo dice nella prima risposta, la multa è di solito più bassa di un terzo. Se non l’ha fatto, dica not guilty: allora c’è un’udienza.',
  },
  'gb.single-justice.right-never-knew': {
    says: 'È stato condannato e non ne sapeva nulla? Faccia una dichiarazione (statutory declaration) entro 21 giorni da quando lo ha saputo. La condanna cade e può rispondere.',
  },
  'gb.single-justice.warn': {
    says: 'Non lo ignori. Un tribunale può dichiararla colpevole senza di Lei, multarla e aggiungere spese. Per la guida possono esserci anche punti.',
  },
}
