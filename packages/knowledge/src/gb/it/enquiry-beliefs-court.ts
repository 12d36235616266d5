/** What people believe of small claims and bailiffs, put right: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_COURT_IT: Words = {
  'gb.ask-small.lawyer-and-costs': {
    says: 'Nello small claims track non serve un avvocato, e per lo più ognuno paga il suo. Chi perde può dovere le tasse del tribunale, una piccola somma fissa, i viaggi, fino a £95 al giorno di paga e £750 per un perito. L’avvocato dell’altro si aggiunge solo se Lei si è comportato in modo irragionevole. Il limite è di solito £10,000.',
  },
  'gb.ask-bailiff.kept-out': {
    says: 'Se non li fa mai entrare, i bailiffs per lo più non possono prendere ciò che è in casa. Ma possono bloccare o prendere la Sua auto nel vialetto o in strada, e le cose fuori. Ogni fase aggiunge spese. Per multe penali non pagate possono entrare con la forza. Parli a porta chiusa e offra un piano sostenibile.',
  },
  'gb.ask-bailiff.childs-things': {
    says: 'Ciò che è di Suo figlio, come una console regalata, non si può prendere per il Suo debito. Una che è Sua, sì. Dica subito di chi è e mostri scontrino, foto o biglietto. Se la elencano o prendono lo stesso, scriva quel giorno. Alla prima visita non deve farli entrare.',
  },
}
