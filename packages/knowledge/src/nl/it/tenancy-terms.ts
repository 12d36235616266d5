/** Garantie, défauts, frais d’agence et hausse de loyer, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_IT: Words = {
  'nl.deposit.right-back': {
    says: 'Il padrone di casa deve rendere la cauzione entro 14 giorni dalla fine del contratto, o 30 se toglie alcune spese. Queste spese vanno mostrate per iscritto.',
  },
  'nl.home.right-repair': {
    says: 'Il padrone di casa deve riparare i difetti che ha segnalato. Se no, un giudice o la commissione affitti (Huurcommissie) può abbassare l’affitto finché è fatto.',
  },
  'nl.home.right-agent-fee': {
    says: 'Un’agenzia che lavora per il padrone di casa non può farle pagare una provvigione per trovare la casa. Può chiederla indietro.',
  },
  'nl.rise.right-registered': {
    says: 'In una casa regolata forse ha continuato a pagare il vecchio affitto senza opporsi. Allora il padrone di casa deve mandare una raccomandata entro tre mesi. Poi può chiedere alla commissione affitti (Huurcommissie), fino a quattro mesi dopo l’aumento.',
  },
  'nl.deposit.right-no-report': {
    says: 'Nessun verbale di ingresso? Allora si presume che renda la casa come l’ha avuta. L’usura normale non Le costa nulla.',
  },
  'nl.deposit.right-town': {
    says: 'Può segnalare gratis al comune un locatore che viola le regole sulla cauzione. Il comune può multarlo.',
  },
  'nl.home.right-lower-rent': {
    says: 'In una casa regolata la Huurcommissie può abbassare l’affitto per difetti gravi fino alla riparazione. Prima scriva al locatore e aspetti sei settimane.',
  },
  'nl.rise.right-cap-asked': {
    says: 'Nel 2026 il massimo è 4,4% nel settore libero, 6,1% per l’affitto medio e 4,1% per quello sociale dal 1 luglio.',
  },
  'nl.rise.right-points-asked': {
    says: 'Conti i punti della casa. Con pochi punti l’affitto ha un tetto, qualunque cosa dica il contratto. La Huurcommissie può abbassarlo.',
  },
}
