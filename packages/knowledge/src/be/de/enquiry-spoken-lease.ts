/** Questions about a lease with no paper: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPOKEN_LEASE_DE: Words = {
  'be.ask.spoken-lease': {
    says: 'Ein mündlicher Mietvertrag gilt: Sie haben die Rechte aller Mieter. Für die Hauptwohnung ist es meist ein Vertrag über neun Jahre, mit den üblichen Fristen. Ohne Papier darf die Miete meist nicht dem Index folgen. Heben Sie Überweisungen, Nachrichten und Ihre Meldeadresse als Beweis auf. Jede Seite kann per Einschreiben einen schriftlichen Vertrag verlangen, danach beim Friedensgericht. Nur dieses Gericht kann räumen lassen.',
  },
}
