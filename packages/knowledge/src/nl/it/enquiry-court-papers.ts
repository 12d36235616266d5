/** Questions about papers from a court, one's own claim and a free lawyer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_IT: Words = {
  'nl.ask.summons': {
    says: 'Risponda per iscritto o di persona al più tardi nel giorno d’udienza. Davanti al giudice locale (kantonrechter) non serve un avvocato. Può chiedere più tempo. Se non risponde, il giudice di solito dà ragione all’altra parte.',
  },
  'nl.ask.free-lawyer': {
    says: 'Chiami prima lo sportello legale (Juridisch Loket): è gratis. Con reddito basso e pochi risparmi ha un avvocato per una piccola quota (toevoeging). La chiede l’avvocato. Nei casi penali con arresto è di solito gratis.',
  },
  'nl.ask.claim-yourself': {
    says: 'Scriva una diffida con un ultimo giorno. Fino a 25.000 € va dal kantonrechter, senza avvocato. Un ufficiale giudiziario consegna la citazione (dagvaarding) e Lei paga una tassa. Se vince, l’altra parte ne rimborsa la maggior parte.',
  },
  'nl.ask.default-judgment': {
    says: 'Può opporsi (verzet), di solito entro quattro settimane da quando ha avuto la sentenza o ha agito. Si inizia con una citazione dell’ufficiale giudiziario: chiami oggi un avvocato o il Juridisch Loket. Un giudice può fermare intanto l’esecuzione.',
  },
}
