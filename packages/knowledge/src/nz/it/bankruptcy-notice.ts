/** Bankruptcy notices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_IT: Words = {
  'nz.demand.want': {
    says: 'Il prossimo passo potrebbe essere il fallimento (bankruptcy), se non fa nulla.',
  },
  'nz.demand.reality': {
    says: 'Non è ancora in fallimento. Ha dieci giorni lavorativi per pagare, trovare un accordo o chiedere alla High Court di annullare l’avviso.',
  },
  'nz.demand.who': { says: 'L’avviso è emesso dalla High Court su richiesta del creditore.' },
  'nz.demand.rights': {
    says: 'Può pagare, concordare un piano, o chiedere al tribunale di annullare l’avviso.',
  },
  'nz.demand.notice': {
    says: 'Ha dieci giorni lavorativi dalla consegna di un avviso di fallimento (bankruptcy notice). Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare, trovare un accordo o fare domanda alla High Court',
    consequence: 'Possono allora chiedere al tribunale di dichiararla fallita.',
  },
  'nz.demand.right-setaside': {
    says: 'Può chiedere al tribunale di annullarlo se ha contro di loro una richiesta altrettanto grande.',
  },
  'nz.demand.step-lawyer': { says: 'Prenda un consiglio legale oggi. Chiami Community Law.' },
  'nz.demand.step-deal': {
    says: 'Offra un piano per iscritto e chieda loro di ritirare l’avviso.',
  },
  'nz.demand.step-options': {
    says: 'Chieda se un’altra via, come un piano di rimborso (debt repayment order), è meglio per Lei.',
  },
  'nz.demand.opt-deal': {
    says: 'Offra un piano o una somma più piccola e se lo faccia scrivere.',
    title: 'Trovare un accordo',
    cost: 'La somma concordata.',
    time: 'Dieci giorni lavorativi.',
    risk: 'Il tempo continua a correre.',
    bestFor: 'Lo deve e può pagare a rate.',
  },
  'nz.demand.opt-setaside': {
    says: 'Faccia domanda alla High Court.',
    title: 'Chiedere di annullarlo',
    cost: 'Costi di tribunale e avvocato.',
    time: 'Dieci giorni lavorativi.',
    risk: 'Costi se perde.',
    bestFor: 'L’avviso o la sentenza è sbagliato.',
  },
}
