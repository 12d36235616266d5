/** Questions about a lease that ends at its date: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_LEASE_DE: Words = {
  'jp.ask.fixed-lease': {
    says: 'Ein befristeter Vertrag (定期借家) endet nur, wenn Sie vor der Unterschrift ein eigenes Papier bekamen, dass er nicht verlängert wird. Sonst ist es ein normaler Vertrag und läuft weiter. Ab einem Jahr Laufzeit muss der Vermieter es zwischen einem Jahr und sechs Monaten vor dem Ende mitteilen. Kommt es spät, können Sie bis sechs Monate danach bleiben. Hinaussetzen darf nur ein Gericht. Fragen Sie 法テラス.',
    dependsOn: 'die Papiere vom Anfang und die Mitteilung',
  },
}
