/** Questions about eviction, locks and rent that is late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'it.ask.locks': {
    says: 'No. Solo un giudice può mandarLa via. Se il proprietario cambia la serratura o stacca la luce, chiami la polizia.',
  },
  'it.ask.rent-behind': {
    says: 'Paghi ora ciò che può e offra un piano. Se arriva lo sfratto, vada in udienza: può pagare tutto o chiedere fino a 90 giorni.',
  },
  'it.ask.myth-children-evict': {
    says: 'I figli minori non fermano da soli lo sfratto. Ma il giudice può dare più tempo e i servizi sociali possono aiutare.',
  },
  'it.ask.evict-children': {
    says: 'I figli da soli non lo fermano. Per morosità può chiedere fino a 90 giorni per pagare, o 120 in difficoltà. Poi il giudice fissa il giorno: entro sei mesi, dodici nei casi gravi. Vada ai servizi sociali e chieda un avvocato gratis.',
    dependsOn: 'il motivo e cosa chiede al giudice',
  },
  'it.ask.eviction-hearing': {
    says: 'Vada all’udienza; lì può parlare anche senza avvocato. Se non va, il giudice convalida lo sfratto. Paghi tutto con interessi e spese, oppure dimostri le difficoltà e chieda fino a 90 giorni per pagare (termine di grazia); una parte da sola non basta. Poi il giudice fissa il giorno. Solo l’ufficiale giudiziario può mandarla via. Chieda ora l’avvocato gratis, il Comune e un sindacato inquilini.',
  },
}
