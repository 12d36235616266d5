/** French: the words of the rows in ../trains.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAINS_FR: Words = {
  'gb.rail.right-late': {
    says: "Vous pouvez demander de l'argent pour un train en retard ou annulé, souvent dès 15 minutes. Demandez-le à la compagnie sous 28 jours.",
  },
  'gb.rail.right-fare': {
    says: "Vous avez 21 jours pour contester une pénalité (penalty fare). Voyager sans billet n'est un délit que dans certains cas. Répondez à chaque lettre, expliquez, et proposez un accord.",
  },
  'gb.ask-travel.no-ticket': {
    says: 'Répondez à temps à chaque lettre. Dites ce qui s’est passé, avec des preuves, et offrez le prix et leurs frais. Vous avez 21 jours contre une penalty fare. Pour le délit de fraude, ils doivent prouver l’intention. Selon un règlement (byelaw), l’absence de billet valable peut suffire.',
  },
}
