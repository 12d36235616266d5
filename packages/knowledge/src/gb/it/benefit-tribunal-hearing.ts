/** A notice of a hearing at a benefit tribunal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_TRIBUNAL_HEARING_IT: Words = {
  'gb.tribunal.benefit-step-papers': {
    says: 'Legga le carte dell’ufficio e segni gli errori. Invii subito nuove prove, come lettere del medico.',
  },
  'gb.tribunal.benefit-step-day': {
    says: 'Partecipi all’udienza, di persona, per telefono o video. Racconti un giorno normale e uno brutto.',
  },
  'gb.tribunal.benefit-right-free': {
    says: 'L’appello è gratis. Anche se perde, non paga le spese dell’altra parte.',
  },
  'gb.tribunal.benefit-right-day': {
    says: 'Lo sa almeno 14 giorni prima, salvo Suo accordo. Se non può venire, chieda subito un altro giorno.',
  },
  'gb.tribunal.benefit-right-travel': {
    says: 'Può portare chi parla o sta con Lei. Chieda prima al tribunale le spese di viaggio.',
  },
  'gb.tribunal.benefit-right-missed': {
    says: 'Se manca per un buon motivo, entro un mese può chiedere di annullare la decisione (set aside).',
  },
  'gb.tribunal.benefit-insight': {
    says: 'Il tribunale può rivedere tutto il sussidio. Può alzarlo e, di rado, abbassarlo.',
    actionable: 'Se già riceve una parte, senta prima un consulente.',
  },
  'gb.tribunal.benefit-option-go': {
    says: 'Faccia una breve lista dei punti sbagliati e di ciò che lo mostra.',
    title: 'Andare all’udienza con le prove',
    cost: 'Niente.',
    time: 'Circa un’ora quel giorno.',
    risk: 'Una decisione solo sulle carte aiuta meno persone.',
    bestFor: 'Quasi tutti quelli che possono partecipare.',
  },
  'gb.tribunal.benefit-option-help': {
    says: 'Citizens Advice, un Law Centre o l’ufficio sussidi del council può scrivere per Lei.',
    title: 'Trovare un consulente gratuito',
    cost: 'Niente.',
    time: 'Chieda ora, settimane prima.',
    risk: 'Forse non hanno tempo. Invii lo stesso le prove.',
    bestFor: 'Fatica con moduli e parole.',
  },
  'gb.tribunal.ni-benefit': {
    says: 'L’appello è gratis, anche se perde. Invii subito nuove prove e partecipi.',
  },
}
