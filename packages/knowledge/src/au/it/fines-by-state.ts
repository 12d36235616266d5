/** Fines of a public body: the days and ways of each state: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_BY_STATE_IT: Words = {
  'au.fine.qld': {
    says: 'In Queensland ha 28 giorni dalla data dell’avviso di infrazione (infringement notice).',
    action: 'Pagare, chiedere le rate, nominare chi guidava o scegliere il tribunale',
    consequence: 'Si aggiungono spese e SPER la riscuote.',
  },
  'au.fine.wa': {
    says: 'In Western Australia ha 28 giorni dalla data dell’avviso di infrazione (infringement notice).',
    action: 'Pagare, nominare chi guidava o scegliere il tribunale',
    consequence: 'Si aggiungono spese e possono fermare la Sua patente.',
  },
  'au.fine.vic-reminder': {
    says: 'In Victoria un sollecito (penalty reminder notice) Le dà almeno altri 14 giorni e aggiunge una spesa. Può ancora chiedere un riesame (review), un piano a rate o il tribunale.',
  },
  'au.fine.vic-final': {
    says: 'In Victoria una multa non pagata può essere registrata da Fines Victoria. Allora può chiedere un piano di pagamento (payment arrangement) o un riesame dell’esecuzione (enforcement review).',
  },
  'au.fine.nsw-court': {
    says: 'Nel New South Wales un sollecito (reminder notice) Le dà altri 28 giorni. Può scegliere il tribunale invece di pagare.',
  },
  'au.fine.qld-choices': {
    says: 'In Queensland ha 28 giorni per pagare, pagare a rate le multe più grandi, scegliere il tribunale o dire chi guidava.',
  },
  'au.fine.qld-work': {
    says: 'In Queensland chi è in difficoltà (hardship) può saldare i debiti SPER con corsi, cure o lavoro non pagato.',
  },
  'au.fine.wa-stages': {
    says: 'In Western Australia, prima che la patente sia sospesa, arrivano un’ultima richiesta (final demand) e poi un ordine di pagare o scegliere il tribunale (order to pay or elect). Può chiedere tempo per pagare.',
  },
  'au.fine.sa-expiation': {
    says: 'In South Australia può chiedere il riesame (review) di un avviso di multa (expiation notice), pagare a rate, o scegliere il tribunale prima dell’esecuzione.',
  },
  'au.fine.tas-notice': {
    says: 'In Tasmania ha 28 giorni dall’avviso di infrazione (infringement notice) per pagare, chiedere di ritirarlo, chiedere un piano a rate o scegliere il tribunale.',
  },
  'au.fine.act-notice': {
    says: 'Nell’ACT ha 28 giorni per pagare, contestarla, chiedere un piano, o chiedere che sia cancellata per difficoltà (hardship).',
  },
  'au.fine.nt-notice': {
    says: 'Nel Northern Territory ha 28 giorni per pagare, scegliere il tribunale o mostrare chi guidava. Poi arriva un sollecito (courtesy letter).',
  },
  'au.fine.nsw-review': {
    says: 'Nel New South Wales può chiedere il riesame (review) di una multa prima che sia pagata, e scegliere invece il tribunale.',
  },
  'au.fine.nsw-work': {
    says: 'Nel New South Wales chi è in difficoltà (hardship) può saldare una multa con lavoro non pagato, corsi o cure.',
  },
  'au.fine.vic-review': {
    says: 'In Victoria può chiedere una volta un riesame interno (internal review): contro la legge, circostanze speciali, non lo sapeva, o caso eccezionale.',
  },
  'au.fine.vic-plan': {
    says: 'In Victoria può chiedere a Fines Victoria un piano a rate. In caso di bisogno, malattia o violenza in famiglia, un ente che La aiuta può chiedere che Lei saldi la multa con lavoro.',
  },
  'au.fine.sa-plan': {
    says: 'In South Australia può chiedere un riesame (review), un piano a rate o di essere liberato per difficoltà (hardship).',
  },
}
