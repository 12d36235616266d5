/** Questions about fines, accidents and the licence: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_WORDS: Words = {
  'de.ask-buy.fine': {
    says: 'Ha due settimane dalla data sulla busta gialla per opporsi per iscritto. Giusta e piccola? Paghi. Divieto di guida o punti? Vada da un avvocato.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Deve dare nome e indirizzo. Non deve dire nulla sul fatto, né accusare sé stesso o familiari stretti. La maggior parte delle infrazioni stradali si prescrive dopo sei mesi; fino all’estate 2026 erano per lo più tre. Ma questo modulo può far ripartire il termine.',
    dependsOn: 'se riguarda la Sua persona o il fatto',
  },
  'de.ask-buy.new-driver': {
    says: 'Una violazione grave (tipo A, come il rosso o oltre 20 km/h di troppo) non toglie la patente. Deve fare un corso (Aufbauseminar) e la prova passa da due a quattro anni. Senza corso la patente è persa. Ha due settimane contro la multa.',
  },
  'de.ask-buy.fine-too-old': {
    says: 'La maggior parte delle infrazioni stradali si prescrive dopo sei mesi; fino all’estate 2026 erano per lo più tre. Un modulo di audizione o la multa fa ripartire il termine. Si opponga entro due settimane e lo dica.',
    dependsOn: 'dal giorno del fatto e da ciò che è arrivato dopo',
  },
}
