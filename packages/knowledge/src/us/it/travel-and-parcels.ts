/** The Italian words of the rows in ../travel-and-parcels.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_PARCELS_IT: Words = {
  'us.flight.right-refund': {
    says: 'Se la compagnia cancella o cambia molto il volo, e Lei non parte, deve ridare i soldi sulla Sua carta. Un buono (voucher) solo se lo sceglie Lei.',
  },
  'us.flight.step': {
    says: 'Rifiuti il buono (voucher) per iscritto e chieda il rimborso. Senza risposta, faccia reclamo al Department of Transportation e contesti l’addebito sulla carta.',
  },
  'us.flight.right-bumped': {
    says: 'Se la lasciano a terra contro la Sua volontà per troppi biglietti venduti, la compagnia quasi sempre le deve contanti quel giorno.',
  },
  'us.flight.right-bags': {
    says: 'Le compagnie devono pagare i bagagli persi, in ritardo o rotti fino a un limite. Lo segnali entro giorni e tenga le ricevute.',
  },
  'us.parcel.right-time': {
    says: 'Un negozio deve mandare ciò che ha ordinato nel tempo detto, o entro 30 giorni. Se non può, Lei può annullare e avere i soldi indietro.',
  },
  'us.parcel.right-claim': {
    says: 'Le richieste per pacchi persi o rotti hanno termini brevi. La presenti subito al corriere e tenga la prova del valore.',
  },
  'us.parcel.right-gift': {
    says: 'Le merci arrivate per posta senza il Suo ordine sono un regalo. Non è obbligato a pagarle o rimandarle.',
  },
}
