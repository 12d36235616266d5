/** The Italian words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_IT: Words = {
  'au.fine.want': { says: 'Cerchi la regola, il luogo, la data e l’ultimo giorno per agire.' },
  'au.fine.reality': {
    says: 'Può pagare, chiedere un riesame (review), pagare nel tempo o scegliere il tribunale. L’ultimo giorno è sull’avviso.',
  },
  'au.fine.who': { says: 'Viene da un ente pubblico. Ogni stato ha un ufficio multe.' },
  'au.fine.rights': {
    says: 'Può vedere la foto o le prove, chiedere un riesame (review) e nominare un altro guidatore.',
  },
  'au.fine.right-review': {
    says: 'Può chiedere un riesame (review), per esempio per malattia, un errore o perché non ha avuto altre multe.',
  },
  'au.fine.right-court': { says: 'Può scegliere di far decidere invece un tribunale.' },
  'au.fine.right-time': {
    says: 'Può chiedere di pagare a rate. In alcuni stati può saldarla con lavoro o studio.',
  },
  'au.fine.step-check': {
    says: 'Controlli la targa, il luogo, l’ora e la scadenza. Guardi la foto online.',
  },
  'au.fine.step-driver': { says: 'Se non guidava Lei, nomini chi guidava prima della scadenza.' },
  'au.fine.step-review': {
    says: 'Se è sbagliata o ha un buon motivo, chieda un riesame (review) prima della scadenza.',
  },
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
  'au.fine.opt-review': {
    says: 'Usi il sito dell’ufficio multe e aggiunga le prove.',
    title: 'Chiedere un riesame',
    cost: 'Gratis.',
    time: 'Prima della scadenza.',
    risk: 'Basso.',
    bestFor: 'È sbagliata, o aveva un buon motivo.',
  },
  'au.fine.opt-pay': {
    says: 'Paghi tutto o chieda un piano.',
    title: 'Pagare, o pagare nel tempo',
    cost: 'La multa.',
    time: 'Prima della scadenza.',
    risk: 'Possono andare punti sulla Sua patente.',
    bestFor: 'È giusta.',
  },
  'au.fine.opt-court': {
    says: 'Decide un giudice (magistrate).',
    title: 'Scegliere il tribunale',
    cost: 'Spese del tribunale, se perde.',
    time: 'Prima della scadenza.',
    risk: 'La multa può essere più alta.',
    bestFor: 'Ha prove forti.',
  },
  'au.fine.warn': {
    says: 'Se la ignora, si aggiungono spese e possono fermare la Sua patente o la registrazione dell’auto.',
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
  'au.toll.right-first': {
    says: 'Un pedaggio non pagato inizia con un avviso e una spesa della società del pedaggio. Una multa dello stato arriva solo dopo.',
  },
  'au.toll.right-ombudsman': {
    says: 'Chieda alla società del pedaggio aiuto per le difficoltà (hardship) e di togliere le sue spese. Non può ingannarla su quello che deve.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria il proprietario può nominare chi guidava o mostrare che l’auto era stata venduta o rubata.',
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
    says: 'In Victoria può chiedere a Fines Victoria un piano a rate, o di saldare la multa con lavoro.',
  },
  'au.fine.sa-plan': {
    says: 'In South Australia può chiedere un riesame (review), un piano a rate o di essere liberato per difficoltà (hardship).',
  },
  'au.fine.right-driver': {
    says: 'Se non guidava Lei, indichi chi guidava nel modulo entro la scadenza. Se l’auto è stata venduta o rubata, lo dica lì. Un nome falso è un reato.',
  },
}
