/** Questions of tenants who say no to a higher rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_DE: Words = {
  'jp.ask.rent-rise-refuse': {
    says: 'Nein. Wegen der Ablehnung einer höheren Miete müssen Sie nicht ausziehen. Im normalen Vertrag braucht der Vermieter für Ende oder Nichtverlängerung einen guten Grund (正当事由); Ihr Nein ist keiner. Ohne Einigung läuft er per Gesetz weiter (法定更新). Zahlen Sie die alte Miete; nimmt man sie nicht, hinterlegen (供託). Nichts unterschreiben. Er muss zur Schlichtung, dann zum Gericht. Ein befristeter Vertrag (定期借家) endet.',
  },
}
