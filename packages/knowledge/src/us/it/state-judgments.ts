/** The Italian words of the rows in ../state-judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENTS_IT: Words = {
  ...stateWords('set-aside', {
    'AZ MS NV':
      'può chiedere al tribunale di annullare una sentenza (judgment) per un buon motivo, e al massimo entro sei mesi',
    CA: 'può chiedere al tribunale di annullare una sentenza senza di Lei (default judgment), quasi sempre entro sei mesi',
    'FL MA NC':
      'può chiedere al tribunale di annullare una sentenza (judgment) per un buon motivo, e al massimo entro un anno',
    GA: 'una causa a cui non ha risposto si può riaprire di diritto per 15 giorni, con una risposta e le spese del tribunale. Dopo lo chieda al giudice',
    IL: 'può chiedere al tribunale di annullare una sentenza senza di Lei (default judgment) entro 30 giorni. Dopo servono motivi più forti, e due anni sono quasi sempre la fine',
    MI: 'può chiedere al tribunale di annullare una sentenza senza di Lei (default judgment), quasi sempre entro 21 giorni',
    'ME MN MT ND NJ NM OH':
      'può chiedere al tribunale di annullare una sentenza (judgment) per un buon motivo, presto e al massimo entro un anno',
    NY: 'può chiedere di annullare una sentenza senza di Lei (default judgment), quasi sempre entro un anno da quando la riceve. Se gli atti non sono stati consegnati bene, questo limite non c’è',
    PA: 'chieda di riaprire una sentenza senza di Lei (default judgment) entro 10 giorni. Contro una sentenza di un district judge può fare ricorso, quasi sempre entro 30 giorni',
    TX: 'può chiedere un nuovo processo entro 30 giorni dalla sentenza (judgment), o entro 14 giorni in una justice court',
    VA: 'può fare ricorso contro una sentenza della general district court entro 10 giorni. O chieda a quel tribunale un nuovo processo entro 30 giorni',
    WA: 'può chiedere al tribunale di annullare una sentenza senza di Lei (default judgment), quasi sempre entro un anno',
  }),
  ...stateWords('safe-bank', {
    AZ: 'sono protetti almeno $5,000 in un conto in banca. La somma sale ogni anno',
    CA: 'una somma fissata nel conto in banca è protetta da sola. Per tenere di più, lo chieda entro 15 giorni dagli atti del prelievo (levy), o 20 se sono arrivati per posta',
    FL: 'la paga di chi mantiene la famiglia resta protetta in banca per sei mesi. Mandi il modulo entro 20 giorni dall’avviso',
    GA: 'sussidi e pensioni in banca sono protetti. Depositi in tribunale la richiesta di non prendere i soldi',
    IL: 'sono protetti i sussidi e $4,000 di soldi o beni a Sua scelta. Per un debito di consumo $1,000 in banca restano subito Suoi. Vada in tribunale e chieda il resto',
    MA: 'sono protetti $2,500 in banca, e anche i sussidi',
    MI: 'può opporsi a un prelievo (garnishment) entro 14 giorni da quando riceve l’ordine (writ)',
    NJ: 'sono protetti i sussidi e $1,000 di soldi o beni. Lo dica subito al tribunale quando il conto è bloccato (levied)',
    NY: 'alcuni soldi in banca sono protetti da soli. Mandi il modulo (exemption claim form) alla banca e al creditore entro 20 giorni',
    NC: 'ha 20 giorni dall’avviso dei Suoi diritti per chiedere ciò che è protetto. Può comprendere soldi in banca',
    OH: 'sono protetti i sussidi e una somma di contanti. Chieda un’udienza entro cinque giorni lavorativi dall’avviso della banca',
    PA: 'sono protetti i sussidi e $300 di contanti o beni. Mandi subito la richiesta (claim for exemption) allo sheriff',
    TX: 'sono protetti cose di casa, attrezzi e un’auto fino a $50,000, o $100,000 per una famiglia',
    VA: 'può tenere protetti almeno $5,000, o $10,000 da 65 anni in su. Mandi subito il modulo per i soldi protetti',
    WA: 'almeno $2,000 in banca sono protetti da un debito di consumo. Chieda questo e i sussidi entro 28 giorni dalla data sull’ordine (writ)',
  }),
}
