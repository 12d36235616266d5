/** The Italian words of the rows by state in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_INJURIES_IT: Words = {
  ...stateWords('work-injury', {
    AZ: 'faccia la richiesta per un infortunio sul lavoro entro un anno. Ha 90 giorni per opporsi a un avviso dell’assicurazione',
    CA: 'lo dica al datore entro 30 giorni e chieda il modulo. Ha quasi sempre un anno per presentarlo all’appeals board',
    FL: 'lo dica al datore entro 30 giorni. Ha quasi sempre due anni per presentare una richiesta (petition for benefits)',
    GA: 'lo dica al datore entro 30 giorni. Ha quasi sempre un anno per presentare una richiesta',
    IL: 'lo dica al datore entro 45 giorni. Ha quasi sempre tre anni per presentarla',
    MA: 'lo dica al datore appena può. Ha quasi sempre quattro anni per la richiesta',
    MI: 'lo dica al datore entro 90 giorni. Ha quasi sempre due anni per la richiesta',
    NJ: 'lo dica presto al datore, al massimo entro 90 giorni. Ha quasi sempre due anni per la richiesta',
    'NY NC VA':
      'lo dica al datore per iscritto entro 30 giorni. Ha quasi sempre due anni per la richiesta',
    OH: 'ha quasi sempre un anno per la richiesta per un infortunio sul lavoro, e 14 giorni per fare ricorso contro un ordine',
    PA: 'lo dica al datore entro 21 giorni per la paga piena, e al massimo entro 120 giorni. Ha quasi sempre tre anni per la richiesta',
    TX: 'lo dica al datore entro 30 giorni. Ha quasi sempre un anno per la richiesta. Alcune ditte del Texas non hanno copertura',
    WA: 'ha quasi sempre un anno per la richiesta per un infortunio sul lavoro, e 60 giorni per opporsi a un ordine',
  }),
  ...stateWords('rival-work', {
    AZ: 'una promessa di non fare concorrenza vale solo se è giusta per tempo, luogo e lavoro',
    CA: 'una promessa di non fare concorrenza dopo un lavoro non vale, ovunque l’abbia firmata',
    FL: 'una promessa di non fare concorrenza può obbligarla se è giusta e protegge un vero interesse della ditta',
    GA: 'una promessa di non fare concorrenza obbliga soprattutto dirigenti, venditori e personale chiave, e deve essere giusta per tempo e luogo',
    IL: 'una promessa di non fare concorrenza non vale sotto una paga annuale fissata. Deve avere 14 giorni per leggerla',
    MA: 'una promessa di non fare concorrenza non obbliga chi è pagato a ore con straordinari (overtime law) o chi ha perso il posto. In cambio serve una paga o altro valore',
    MI: 'una promessa di non fare concorrenza deve essere giusta per tempo, luogo e lavoro. Un giudice può ridurla',
    NJ: 'una promessa di non fare concorrenza vale solo finché è giusta e non le fa troppo danno',
    NY: 'una promessa di non fare concorrenza vale solo se è giusta e serve a proteggere segreti o clienti',
    NC: 'una promessa di non fare concorrenza deve essere scritta, pagata e giusta per tempo e luogo',
    OH: 'una promessa di non fare concorrenza vale finché è giusta. Un giudice può ridurla',
    PA: 'una promessa di non fare concorrenza deve far parte dell’accordo di lavoro o essere pagata, e giusta per tempo e luogo',
    TX: 'una promessa di non fare concorrenza deve far parte di un altro accordo ed essere giusta per tempo, luogo e lavoro',
    VA: 'un datore non può legare lavoratori con paga bassa con una promessa di non fare concorrenza. Gli altri solo se è giusta',
    WA: 'una promessa di non fare concorrenza non vale sotto una paga annuale fissata. Non vale neanche se l’hanno nascosta finché non ha preso il lavoro. Dal 30 giugno 2027 quasi nessuna vale più',
  }),
}
