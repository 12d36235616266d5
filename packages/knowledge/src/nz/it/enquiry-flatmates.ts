/** Questions of flatmates who have no tenancy of their own: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLATMATES_IT: Words = {
  'nz.ask.flatmate': {
    says: 'Se non è nel contratto, è un flatmate e la legge sugli affitti non La protegge. Conta ciò che avete concordato. Se nulla, Le spetta un preavviso equo, spesso una o due settimane o un periodo di affitto. Non possono tenere le Sue cose. La cauzione è Sua, meno un danno vero: la chieda per iscritto con una data, poi Disputes Tribunal. Se è nel contratto, solo il Tenancy Tribunal può farLa uscire.',
    dependsOn: 'che cosa ha concordato con il coinquilino',
  },
}
