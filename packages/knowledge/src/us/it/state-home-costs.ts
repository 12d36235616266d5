/** The Italian words of the rows in ../state-home-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_COSTS_IT: Words = {
  ...stateWords('rent-rise', {
    'AZ FL IL OH VA':
      'in un affitto di mese in mese per un affitto più alto servono 30 giorni di avviso scritto. In un contratto a tempo fisso l’affitto quasi sempre resta uguale fino alla fine',
    GA: 'in un affitto di mese in mese per un affitto più alto servono 60 giorni di avviso scritto. In un contratto a tempo fisso l’affitto quasi sempre resta uguale fino alla fine',
    MA: 'in un affitto di mese in mese per un affitto più alto serve un mese intero di avviso scritto. In un contratto a tempo fisso l’affitto quasi sempre resta uguale fino alla fine',
    'MI TX':
      'in un affitto di mese in mese per un affitto più alto serve un mese di avviso scritto. In un contratto a tempo fisso l’affitto quasi sempre resta uguale fino alla fine',
    NJ: 'un proprietario (landlord) deve dare un avviso giusto e non può chiedere un affitto fuori misura. Molti comuni hanno un controllo degli affitti',
    NC: 'in un affitto di mese in mese per un affitto più alto servono sette giorni di avviso scritto. In un contratto a tempo fisso l’affitto quasi sempre resta uguale fino alla fine',
  }),
  ...stateWords('value-appeal', {
    MI: 'può opporsi al valore al board of review del posto a marzo, e poi al Tax Tribunal',
    NC: 'può fare ricorso contro il valore all’ufficio della contea (board of equalization and review), e poi alla commissione dello Stato',
    PA: 'può fare ricorso contro il valore all’ufficio della contea (board). Il termine è quasi sempre il 1 settembre, o 40 giorni da un avviso di cambiamento',
    VA: 'può chiedere al perito (assessor), poi al board of equalization, e poi al tribunale di ridurre il valore',
  }),
  ...stateWords('tax-appeal', {
    GA: 'ha 30 giorni dall’avviso per opporsi a un accertamento proposto (proposed assessment), e 30 giorni per fare ricorso contro uno ufficiale',
    MA: 'può chiedere una riduzione (abatement), quasi sempre entro tre anni dalla dichiarazione o due dall’accertamento (assessment)',
    MI: 'può chiedere un incontro informale (informal conference) entro 60 giorni dalla lettera, e fare ricorso contro un conto finale al Tax Tribunal',
    PA: 'può chiedere al Board of Appeals di guardare un accertamento (assessment): entro 90 giorni per l’imposta personale sul reddito, 60 per quasi tutte le altre',
  }),
  ...stateWords('tax-sale', {
    CA: 'una casa può essere venduta solo cinque anni dopo la mora. Può pagare tutto fino al giorno lavorativo prima della vendita, o chiedere in tempo rate annuali',
    FL: 'chi compra il certificato (tax certificate) può chiedere l’atto (tax deed) dopo due anni. Può pagare finché qualcuno non ha pagato tutto l’atto alla cancelleria (clerk)',
    TX: 'l’ufficio deve di solito darle 12 mesi o più per pagare a rate per la Sua casa (homestead). Da 65 anni o con una disabilità può rimandare',
    AZ: 'quasi sempre può pagare e salvare la casa per tre anni dopo la vendita di un vincolo per tasse (tax lien)',
    GA: 'quasi sempre può ricomprare la casa entro 12 mesi da una vendita per tasse',
    MA: 'può riscattare la casa finché il tribunale non dice basta, e ciò che resta della vendita è Suo',
    MI: 'può pagare fino al 31 marzo del terzo anno, chiedere un piano per grave difficoltà e chiedere ciò che resta dopo una vendita',
    NJ: 'quasi sempre può riscattare la casa per due anni dopo una vendita per tasse, o dopo, fino a una sentenza (judgment)',
    NC: 'la contea deve passare per il tribunale o una via simile prima di una vendita. Può pagare finché la vendita non è definitiva',
    OH: 'può chiedere al tesoriere (treasurer) un piano di pagamento. Può riscattare la casa finché la vendita forzata (foreclosure) non è confermata',
    PA: 'deve avere avvisi per posta e sulla casa prima di una vendita per tasse, e può chiedere un piano di pagamenti',
    VA: 'la casa si può vendere solo attraverso il tribunale, e può pagare fino alla vendita',
    WA: 'la contea può vendere la casa (foreclose) dopo tre anni. Può pagare fino al giorno prima della vendita e chiedere un piano',
  }),
}
