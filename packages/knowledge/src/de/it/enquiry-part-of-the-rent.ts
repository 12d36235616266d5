/** Questions about a part of the rent that was not paid: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_OF_THE_RENT_IT: Words = {
  'de.ask-home.part-rent': {
    says: 'No, non ancora per al massimo un mese di affitto. Il locatore può disdire subito se mancano due mesi, o più di uno su due scadenze di fila. Più di un mese, in ritardo da oltre un mese, può portare a una disdetta ordinaria. Paghi presto la differenza e proponga date per iscritto. Poco reddito? Chieda il Wohngeld o al Jobcenter. Solo un tribunale sfratta.',
  },
}
