/** The Italian words of Ireland: senders. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const LOAN_FIRM: RowWords = {
  says: 'Questa ditta possiede o gestisce prestiti venduti da una banca. Deve seguire lo stesso codice della banca. Non è un tribunale.',
  regulator: 'Central Bank of Ireland, per i prestiti',
  appealsBody: 'Financial Services and Pensions Ombudsman',
  complainTo: 'Prima la ditta. Dopo 40 giorni lavorativi, o un no finale, l’Ombudsman.',
  nextStep: 'Chieda la prova del debito e che sia loro o lo gestiscano.',
}

const BANK: RowWords = {
  says: 'È una banca. Deve cercare con Lei un piano per gli arretrati prima di andare in tribunale.',
  regulator: 'Central Bank of Ireland',
  complainTo: 'Prima la banca, poi il Financial Services and Pensions Ombudsman.',
  nextStep: 'Chieda per iscritto un piano che può pagare.',
}

const ENERGY_FIRM: RowWords = {
  says: 'Questa ditta vende luce e gas. Deve offrire un piano di pagamento prima di staccare.',
  regulator: 'CRU',
  complainTo: 'Prima la ditta, poi la CRU.',
  nextStep: 'Chieda un piano di pagamento.',
}

const PHONE_FIRM: RowWords = {
  says: 'È una ditta di telefono e internet. Se non risolve un reclamo, ComReg può aiutare.',
  regulator: 'ComReg',
  complainTo: 'Prima la ditta, poi ComReg.',
  nextStep: 'Confronti la bolletta con il contratto.',
}

export const SENDERS_IT: Words = {
  'ie.sender.link': LOAN_FIRM,
  'ie.sender.cabot': LOAN_FIRM,
  'ie.sender.everyday': LOAN_FIRM,
  'ie.sender.pepper': LOAN_FIRM,
  'ie.sender.mars': LOAN_FIRM,
  'ie.sender.start': LOAN_FIRM,
  'ie.sender.promontoria': LOAN_FIRM,
  'ie.sender.intrum': {
    says: 'Questa ditta riscuote debiti per altri. Non è un tribunale e non può prendere le Sue cose.',
    complainTo: 'Prima la ditta. Per i prestiti, poi il Financial Services and Pensions Ombudsman.',
    nextStep: 'Controlli il debito e la sua età. Poi scriva e chieda prove.',
  },
  'ie.sender.revenue': {
    says: 'È il fisco. Può usare un ufficiale giudiziario (sheriff) o prendere soldi dalla banca o dallo stipendio senza tribunale. Può chiedere un pagamento a rate (phased payment).',
    nextStep: 'Lo controlli in myAccount.',
  },
  'ie.sender.dsp': {
    says: 'Questo ufficio paga i sussidi e recupera ciò che è stato pagato in più. Può fare ricorso.',
    nextStep: 'Chieda la decisione e faccia ricorso in tempo.',
  },
  'ie.sender.rtb': {
    says: 'Questo ente pubblico decide tra proprietari e inquilini. Le sue carte sono vere.',
    nextStep: 'Cerchi una data e ci vada.',
  },
  'ie.sender.fcpo': {
    says: 'È l’ufficio della polizia (garda) per gli avvisi stradali. I suoi termini sono fissati dalla legge.',
    nextStep: 'Cerchi il giorno 28 sull’avviso.',
  },
  'ie.sender.anpost-tv': {
    says: 'An Post riscuote il canone TV (TV licence).',
    nextStep: 'Lo paghi, o dica che non ha la TV.',
  },
  'ie.sender.aib': BANK,
  'ie.sender.boi': BANK,
  'ie.sender.ptsb': BANK,
  'ie.sender.electric-ireland': ENERGY_FIRM,
  'ie.sender.bord-gais': ENERGY_FIRM,
  'ie.sender.sse': ENERGY_FIRM,
  'ie.sender.energia': ENERGY_FIRM,
  'ie.sender.eir': PHONE_FIRM,
  'ie.sender.virgin': PHONE_FIRM,
  'ie.sender.vodafone': PHONE_FIRM,
}
