/** Questions about work while a child is ill: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_CHILD_DE: Words = {
  'de.ask-job.sick-child': {
    says: 'Nein, Sie dürfen zu Hause bleiben, wenn Ihr Kind unter 12 krank ist, ein Arzt es bescheinigt und sonst niemand im Haushalt es pflegen kann. 2026 sind es 15 Tage je Kind und Elternteil, 30 für Alleinerziehende. Die Krankenkasse zahlt meist 90 % des entgangenen Nettolohns. Sagen Sie dem Chef sofort Bescheid und schicken Sie die Bescheinigung. Urlaub müssen Sie nicht nehmen. Manchmal gibt der Vertrag zuerst Tage mit vollem Lohn. Eine Kündigung deswegen wäre unzulässig.',
  },
}
