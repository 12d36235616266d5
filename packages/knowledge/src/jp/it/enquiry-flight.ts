/** The Italian words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_IT: Words = {
  'jp.ask.flight': {
    says: 'Il Giappone non fissa una somma. Se la compagnia cancella, le sue condizioni danno il denaro o un altro volo. Per un volo internazionale può chiedere il danno provato, salvo che abbia fatto il possibile. Un volo partito dall’Europa dà da 250 a 600 €. Tenga le ricevute e chieda un attestato del ritardo.',
  },
}
