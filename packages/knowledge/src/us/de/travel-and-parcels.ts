/** The German words of the rows in ../travel-and-parcels.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_PARCELS_DE: Words = {
  'us.flight.right-refund': {
    says: 'Streicht die Fluggesellschaft den Flug oder ändert ihn stark und Sie fliegen nicht, muss sie das Geld auf Ihre Karte zurückgeben. Einen Gutschein nur, wenn Sie ihn wählen.',
  },
  'us.flight.step': {
    says: 'Lehnen Sie den Gutschein schriftlich ab und verlangen Sie das Geld. Kommt keine Antwort, beschweren Sie sich beim Department of Transportation und bestreiten Sie die Abbuchung der Karte.',
  },
  'us.flight.right-bumped': {
    says: 'Werden Sie gegen Ihren Willen von einem überbuchten Flug genommen, schuldet die Fluggesellschaft Ihnen meist am selben Tag Geld.',
  },
  'us.flight.right-bags': {
    says: 'Fluggesellschaften müssen für verlorenes, spätes oder kaputtes Gepäck bis zu einer Grenze zahlen. Melden Sie es innerhalb von Tagen und behalten Sie Belege.',
  },
  'us.parcel.right-time': {
    says: 'Ein Laden muss Bestelltes in der genannten Zeit schicken, sonst innerhalb von 30 Tagen. Kann er nicht, können Sie absagen und Ihr Geld zurückbekommen.',
  },
  'us.parcel.right-claim': {
    says: 'Für Ansprüche wegen verlorener oder kaputter Pakete gibt es kurze Fristen. Melden Sie es sofort beim Paketdienst und behalten Sie den Beweis des Werts.',
  },
  'us.parcel.right-gift': {
    says: 'Waren, die ohne Ihre Bestellung mit der Post kamen, sind ein Geschenk. Sie müssen sie nicht bezahlen oder zurückschicken.',
  },
}
