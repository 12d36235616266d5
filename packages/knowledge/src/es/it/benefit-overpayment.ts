/** Benefits paid by mistake (cobro indebido): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_IT: Words = {
  'es.public.want-benefit': {
    says: 'Un ufficio pubblico dice che Le ha pagato troppo, e lo chiede indietro (cobro indebido).',
  },
  'es.public.deadline-benefit-review': {
    says: 'Ha 30 giorni lavorativi dal giorno in cui ha ricevuto la decisione. Noi contiamo dalla sua data.',
    action: 'Presentare un reclamo all’ufficio (reclamación previa)',
    consequence: 'La decisione diventa definitiva.',
  },
  'es.public.deadline-benefit-object': {
    says: 'Quando il SEPE scrive per la prima volta di una somma pagata in più, ha dieci giorni per opporsi.',
    action: 'Mandare le Sue osservazioni (alegaciones)',
    consequence: 'L’ufficio decide senza le Sue parole.',
  },
  'es.public.right-benefit-four': {
    says: 'Possono chiedere indietro somme della Seguridad Social al massimo per quattro anni.',
  },
  'es.public.right-benefit-plan': {
    says: 'Può chiedere di restituirlo a rate. Da una pensione della Seguridad Social trattengono di solito dal 10 al 30 % al mese, per finire in cinque anni. Se resta troppo poco, può durare di più.',
  },
  'es.public.step-what-benefit': {
    says: 'Guardi quale aiuto, quali mesi e perché. Confronti con i Suoi documenti.',
  },
  'es.public.step-object-first': {
    says: 'Non è ancora deciso nulla. Se è sbagliato, mandi le Sue osservazioni (alegaciones) con prove nel tempo della lettera, spesso dieci giorni. Il reclamo viene dopo, contro la decisione.',
  },
  'es.public.right-benefit-penalty': {
    says: 'La sanzione (sanción) è cosa diversa dal restituire. Serve un procedimento a parte, 15 giorni lavorativi per rispondere e la colpa indicata. Se avvisò in tempo, nessuna sanzione.',
  },
  'es.public.option-object-first': {
    title: 'Mandare ora le osservazioni (alegaciones)',
    says: 'Scriva perché aveva diritto al denaro, o che la somma è sbagliata. Alleghi prove.',
    cost: 'Niente.',
    time: 'I giorni della lettera, spesso dieci.',
    risk: 'Basso. Può ancora reclamare contro la decisione.',
    bestFor: 'Aveva comunicato il cambio, o la somma è sbagliata.',
  },
  'es.public.step-appeal-benefit': {
    says: 'Se è sbagliato, presenti la reclamación previa e dica perché. È gratis e non serve un avvocato.',
  },
  'es.public.option-appeal-benefit': {
    says: 'Dica perché aveva diritto ai soldi, o che la somma è sbagliata.',
    title: 'Presentare un reclamo all’ufficio',
    cost: 'Nulla.',
    time: '30 giorni lavorativi.',
    risk: 'Basso.',
    bestFor: 'Li aveva avvisati del cambio, o la somma è sbagliata.',
  },
}
