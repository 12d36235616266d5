/** The Italian words of the rows in ../state-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_LEASES_IT: Words = {
  ...stateWords('just-cause', {
    CO: 'dopo un anno quasi tutti gli inquilini possono essere messi fuori solo per un motivo scritto nella legge. Per alcuni motivi servono 90 giorni',
    NY: '(a New York City e in alcuni altri posti) molti inquilini possono essere messi fuori solo per un buon motivo. L’avviso deve dire se la legge vale per Lei',
    OR: 'dopo il primo anno un proprietario (landlord) deve avere un motivo scritto nella legge, quasi sempre con 90 giorni e un mese di affitto',
    WA: 'un proprietario (landlord) può chiudere quasi tutti gli affitti solo per un motivo scritto nella legge, con un avviso scritto',
  }),
  ...stateWords('month-notice', {
    'AZ VA':
      'per chiudere un affitto di mese in mese servono 30 giorni di avviso prima del giorno dell’affitto',
    CA: 'per chiudere un affitto di mese in mese servono 30 giorni di avviso, o 60 dopo un anno',
    FL: 'per chiudere un affitto di mese in mese servono 30 giorni di avviso prima della fine di un mese',
    GA: 'un proprietario (landlord) deve dare 60 giorni di avviso per chiudere un affitto senza termine (tenancy at will)',
    'IL OH': 'per chiudere un affitto di mese in mese servono 30 giorni di avviso',
    MA: 'per chiudere un affitto senza termine (tenancy at will) servono 30 giorni di avviso o un periodo di affitto, quello più lungo',
    MI: 'per chiudere un affitto di mese in mese serve un avviso di un mese',
    NY: 'un proprietario (landlord) deve dare 30, 60 o 90 giorni di avviso, secondo da quanto tempo vive lì. Fuori dalla città di New York un inquilino di mese in mese avvisa un mese prima della fine del mese di affitto',
    NC: 'per chiudere un affitto di mese in mese servono solo sette giorni di avviso prima della fine del mese. Per il posto di una casa mobile ne servono 60',
    PA: 'per chiudere un contratto (lease) di un anno o meno servono 15 giorni di avviso, salvo che il contratto vi rinunci',
    TX: 'per chiudere un affitto di mese in mese serve almeno un mese di avviso, salvo che il contratto dica altro',
  }),
  ...stateWords('deposit-claim', {
    AZ: 'un proprietario (landlord) ha 14 giorni lavorativi da quando Lei esce e lo chiede per ridare il deposito con un elenco',
    FL: 'un proprietario (landlord) ha 15 giorni per ridare il deposito o 30 giorni per mandare una richiesta su di esso. Lei ha 15 giorni per opporsi',
    IL: 'un proprietario (landlord) di cinque case o più ha 30 giorni per elencare ciò che trattiene, e 45 giorni per ridare il resto',
  }),
  ...stateWords('entry', {
    NJ: 'il proprietario (landlord) di un edificio con tre case o più deve quasi sempre dare un giorno di avviso prima di entrare',
    MA: 'un proprietario (landlord) può entrare solo per ispezionare, riparare o mostrare la casa, come dice il contratto',
    'AL AZ HI':
      'un proprietario (landlord) deve quasi sempre dare due giorni di avviso prima di entrare',
    CA: 'un proprietario (landlord) deve quasi sempre dare 24 ore di avviso scritto prima di entrare',
    FL: 'un proprietario (landlord) deve quasi sempre dare 24 ore di avviso prima di entrare per riparazioni',
    'AK IA NV OH OR':
      'un proprietario (landlord) deve quasi sempre dare 24 ore di avviso prima di entrare',
    VA: 'un proprietario (landlord) deve quasi sempre dare 72 ore di avviso prima di entrare per manutenzione',
    WA: 'un proprietario (landlord) deve quasi sempre dare due giorni di avviso scritto prima di entrare',
  }),
}
