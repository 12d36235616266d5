/** The Italian words of the rows in ../state-utilities.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

const SUMMER = {
  AZ: 'una società della luce regolata non può tagliare a una casa per bollette non pagate nei mesi caldi, da giugno a metà ottobre',
}

const PLAN = {
  CA: 'le grandi società di luce e gas devono offrire un piano di pagamento prima di un taglio. Servono dieci giorni di avviso',
  TX: 'può chiedere alla società della luce un piano di pagamento rimandato (deferred payment plan). In alcuni casi deve offrirlo',
}

const WATER = {
  CA: 'quasi tutte le società dell’acqua possono tagliare solo dopo 60 giorni di bollette non pagate, e devono contattarla 7 giorni lavorativi prima',
}

const NOTICE = {
  FL: 'una società della luce regolata deve darle cinque giorni lavorativi di avviso scritto prima di un taglio',
  NY: 'un avviso finale deve arrivare almeno 15 giorni prima del taglio di luce o gas. Può chiedere prima un piano di pagamento',
  OH: 'una società di luce o gas deve dare 14 giorni di avviso prima di un taglio, e offrire piani di pagamento',
  TX: 'una società della luce deve mandare un avviso di taglio almeno dieci giorni prima del giorno. Uno più breve viola la regola',
  VA: 'una società di servizi deve prima scriverle, e quasi sempre può tagliare solo dopo 60 giorni di ritardo. Mai di venerdì o nel fine settimana, né con gran caldo o gelo',
}

const WINTER = {
  IL: 'da dicembre a marzo una società di luce o gas deve offrire un piano di pagamento prima di poter tagliare il riscaldamento',
  IN: 'luce o gas restano da dicembre al 15 marzo se riceve o ha chiesto un aiuto per l’energia',
  IA: 'luce o gas restano da novembre alla fine di marzo se ha i requisiti per un aiuto per l’energia',
  MD: 'i tagli sono limitati da novembre a marzo e con grande caldo o freddo. Prima serve un avviso scritto',
  MI: 'un piano di protezione invernale aiuta chi ha reddito basso e chi ha 65 anni o più. Lo chieda da novembre',
  MN: 'la Cold Weather Rule le lascia il riscaldamento da ottobre ad aprile se accetta un piano e lo rispetta',
  MO: 'la Cold Weather Rule limita i tagli del riscaldamento da novembre a marzo e offre un piano di 12 mesi',
  NJ: 'molte case non possono perdere riscaldamento o luce dal 15 novembre al 15 marzo. Chieda del Winter Termination Program',
  PA: 'servono dieci giorni di avviso prima di un taglio. Da dicembre a marzo quasi tutte le case con reddito basso non possono perdere il servizio',
  WA: 'un piano di pagamento le lascia il riscaldamento dal 15 novembre al 15 marzo. Dica alla società che non può pagare',
  WI: 'il riscaldamento non si può tagliare da novembre al 15 aprile',
}

const HARDSHIP = {
  MA: 'il servizio resta in una grave difficoltà con malattia seria, un neonato in casa o riscaldamento invernale. Lo dica alla società',
}

const WEATHER = {
  TX: 'la luce non si può tagliare con caldo o freddo estremi, o finché in casa è protetto un malato molto grave',
}

export const STATE_UTILITIES_IT: Words = {
  ...stateWords('cut-off-summer', SUMMER),
  ...stateWords('ask-cut-off-summer', SUMMER),
  ...stateWords('cut-off-plan', PLAN),
  ...stateWords('ask-cut-off-plan', PLAN),
  ...stateWords('cut-off-water', WATER),
  ...stateWords('ask-cut-off-water', WATER),
  ...stateWords('cut-off-notice', NOTICE),
  ...stateWords('ask-cut-off-notice', NOTICE),
  ...stateWords('cut-off-winter', WINTER),
  ...stateWords('ask-cut-off-winter', WINTER),
  ...stateWords('cut-off-hardship', HARDSHIP),
  ...stateWords('ask-cut-off-hardship', HARDSHIP),
  ...stateWords('cut-off-weather', WEATHER),
  ...stateWords('ask-cut-off-weather', WEATHER),
  ...stateWords('cut-off-notice', {
    NC: 'una società della luce regolata deve scrivere dieci giorni prima di un taglio. Da novembre a marzo le serve un permesso per tagliare alcune persone anziane o disabili',
  }),
  ...stateWords('ask-cut-off-notice', {
    NC: 'una società della luce regolata deve scrivere dieci giorni prima di un taglio. Da novembre a marzo le serve un permesso per tagliare alcune persone anziane o disabili',
  }),
  ...stateWords('cut-off-weather', {
    GA: 'una società della luce regolata non può tagliare con allerta caldo o gelo. Anche una malattia grave in casa può rinviare il taglio',
  }),
  ...stateWords('ask-cut-off-weather', {
    GA: 'una società della luce regolata non può tagliare con allerta caldo o gelo. Anche una malattia grave in casa può rinviare il taglio',
  }),
}
