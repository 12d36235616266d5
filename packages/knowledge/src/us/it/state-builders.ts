/** The Italian words of the rows in ../state-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BUILDERS_IT: Words = {
  ...stateWords('builder', {
    AZ: 'può fare reclamo al Registrar entro due anni. Un fondo dello Stato può pagare alcune perdite causate da un costruttore con licenza',
    CA: 'un anticipo per lavori in casa può essere al massimo il 10% o $1,000, il meno dei due. Un costruttore senza licenza non può tenere i Suoi soldi',
    FL: 'un costruttore che prende oltre il 10% deve chiedere i permessi entro 30 giorni. Quasi sempre deve iniziare entro 90 giorni da quando arrivano',
    GA: 'un costruttore che deve avere una licenza e non l’ha non può far valere il contratto contro di Lei',
    IL: 'per lavori in casa oltre $1,000 servono un contratto scritto e un foglio sui Suoi diritti',
    MA: 'un anticipo può essere al massimo un terzo, oltre agli ordini speciali. Un fondo dello Stato può pagare alcune perdite',
    MI: 'i soldi dati a un costruttore sono vincolati (trust) al lavoro. Un costruttore senza licenza non può farle causa',
    NJ: 'per lavori in casa oltre $500 servono un contratto scritto e un costruttore registrato. Una violazione può valere il triplo della perdita',
    NY: 'per lavori in casa oltre $500 serve un contratto scritto, e il Suo anticipo va tenuto vincolato (trust) al lavoro',
    NC: 'per lavori da $40,000 o più serve un costruttore con licenza. Prendere soldi e non lavorare può essere una pratica sleale',
    OH: 'per lavori oltre $25,000 servono un contratto scritto e un anticipo al massimo del 10%. Per lavori più piccoli vale la legge sulle vendite',
    PA: 'un anticipo per un lavoro grande può essere al massimo un terzo, oltre ai materiali speciali. Può annullare entro tre giorni lavorativi',
    TX: 'i soldi per lavori in casa sono vincolati (trust). Un costruttore che li spende per altro può violare la legge',
    VA: 'i costruttori devono avere una licenza. Un fondo dello Stato può pagare alcune perdite dopo che ha vinto in tribunale',
    WA: 'un costruttore deve essere registrato e avere una garanzia (bond). Può chiedere la garanzia in tribunale entro due anni',
  }),
}
