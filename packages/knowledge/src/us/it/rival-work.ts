/** The Italian words of the rows in ../rival-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const RIVAL_WORK_IT: Words = {
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
