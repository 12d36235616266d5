/** Italian: the words of the rows in ../trains.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAINS_IT: Words = {
  'gb.rail.right-late': {
    says: 'Può chiedere denaro per un treno in ritardo o cancellato, spesso da 15 minuti. Lo chieda alla compagnia entro 28 giorni.',
  },
  'gb.rail.right-fare': {
    says: 'Ha 21 giorni per contestare una penale (penalty fare). Viaggiare senza biglietto è reato solo in certi casi. Risponda a ogni lettera, spieghi e offra un accordo.',
  },
  'gb.ask-travel.no-ticket': {
    says: 'Risponda in tempo a ogni lettera. Dica che cosa è successo, con prove, e offra il prezzo e le loro spese. Ha 21 giorni contro una penalty fare. Per il reato di frode devono provare l’intenzione. Secondo un regolamento (byelaw), può bastare non avere un biglietto valido.',
  },
}
