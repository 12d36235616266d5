/** Bankruptcy notices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_IT: Words = {
  'au.demand.want': {
    says: 'Il prossimo passo può essere il fallimento personale (bankruptcy), se non fa nulla.',
  },
  'au.demand.reality': {
    says: 'Non è ancora in fallimento. Ha 21 giorni per pagare, fare un accordo o chiedere al tribunale di annullare l’avviso (set aside).',
  },
  'au.demand.who': { says: 'L’avviso lo emette l’Official Receiver per il creditore.' },
  'au.demand.rights': {
    says: 'Entro 21 giorni può pagare, concordare un piano, o chiedere al tribunale federale di annullare l’avviso (set aside).',
  },
  'au.demand.notice': {
    says: 'Ha 21 giorni dalla consegna (service) di un avviso di fallimento (bankruptcy notice). Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare, fare un accordo o rivolgersi al tribunale',
    consequence: 'Poi possono chiedere al tribunale di dichiararla in fallimento (bankrupt).',
  },
  'au.demand.right-setaside': {
    says: 'Può chiedere al tribunale di annullarlo (set aside) se la sentenza è sbagliata, troppo bassa o già pagata.',
  },
  'au.demand.right-threshold': {
    says: 'La sentenza deve essere di almeno $10,000 e avere meno di sei anni.',
  },
  'au.demand.step-day': { says: 'Scriva il giorno in cui Le è stato consegnato. Conti 21 giorni.' },
  'au.demand.step-lawyer': {
    says: 'Chieda un consiglio legale oggi. Chiami il patrocinio gratuito (legal aid) o la National Debt Helpline.',
  },
  'au.demand.step-deal': {
    says: 'Offra per iscritto un piano al creditore. Gli chieda di ritirare l’avviso.',
  },
  'au.demand.opt-deal': {
    says: 'Offra un piano o una somma più bassa e se lo faccia mettere per iscritto.',
    title: 'Fare un accordo',
    cost: 'La somma che concordate.',
    time: 'Entro 21 giorni.',
    risk: 'Se l’accordo non è chiaro, l’avviso continua a valere.',
    bestFor: 'Deve la somma e può pagare nel tempo.',
  },
  'au.demand.opt-setaside': {
    says: 'Si rivolga alla Federal Circuit and Family Court entro 21 giorni.',
    title: 'Chiedere di annullarlo (set aside)',
    cost: 'Una tassa del tribunale. Può chiedere di pagare meno.',
    time: 'Entro 21 giorni.',
    risk: 'Spese, se perde.',
    bestFor: 'L’avviso o la sentenza è sbagliata.',
  },
  'au.demand.warn': {
    says: 'Non lasci passare i 21 giorni. Dopo, il tribunale può aiutare ben poco.',
  },
}
