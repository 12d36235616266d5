/** Bankruptcy summonses: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_SUMMONS_IT: Words = {
  'ie.demand.want': {
    says: 'Il passo dopo può essere il fallimento (bankruptcy), se non fa nulla.',
  },
  'ie.demand.reality': {
    says: 'Non è ancora fallito. Ha 14 giorni per pagare, trovare un accordo o chiedere alla High Court di respingere la citazione (summons).',
  },
  'ie.demand.who': {
    says: 'La citazione (summons) viene dalla High Court su richiesta del creditore.',
  },
  'ie.demand.rights': {
    says: 'Può contestare il debito e chiedere al tribunale di respingere la citazione (summons). Il debito deve superare 20.000 €.',
  },
  'ie.demand.right-dismiss': {
    says: 'Può chiedere alla High Court di respingere la citazione (summons) se il debito è davvero contestato.',
  },
  'ie.demand.summons': {
    says: 'Ha 14 giorni dalla consegna di una citazione di fallimento (bankruptcy summons). Contiamo dalla sua data, per prudenza.',
    action: 'Pagare, trovare un accordo o chiedere di respingere la citazione (summons)',
    consequence: 'Allora possono chiedere al tribunale di dichiararla fallito.',
  },
  'ie.demand.step-lawyer': {
    says: 'Chieda un consiglio legale oggi.',
  },
  'ie.demand.step-deal': {
    says: 'Offra un piano per iscritto e chieda loro di ritirare la richiesta.',
  },
  'ie.demand.step-isi': {
    says: 'Chieda a un Personal Insolvency Practitioner se un accordo (arrangement) è meglio per Lei.',
  },
  'ie.demand.opt-deal': {
    title: 'Trovare un accordo',
    says: 'Offra un piano o una somma più bassa e lo abbia per iscritto.',
    cost: 'La somma concordata.',
    time: 'Entro 14 giorni.',
    risk: 'Il tempo continua a correre.',
    bestFor: 'Lo deve e può pagare un po’ alla volta.',
  },
  'ie.demand.opt-dismiss': {
    title: 'Chiedere di respingerla',
    says: 'Lo chieda alla High Court con una dichiarazione giurata (affidavit).',
    cost: 'Spese di tribunale e avvocato.',
    time: 'Entro 14 giorni.',
    risk: 'Spese se perde.',
    bestFor: 'Contesta il debito.',
  },
  'ie.demand.right-arrangement': {
    says: 'Prima di dichiararla in bancarotta, la High Court deve chiedersi se basta un accordo con i creditori. Può rinviare il caso per questo. Un personal insolvency practitioner può prepararlo.',
  },
}
