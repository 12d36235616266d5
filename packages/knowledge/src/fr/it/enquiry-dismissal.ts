/** Questions about a dismissal: its reasons, its meeting, its notice and its time limit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WORDS: Words = {
  'fr.ask-work.time-limit': {
    says: 'Dodici mesi dalla lettera di licenziamento. Paghe: tre anni. Discriminazione e molestie: cinque anni.',
  },
  'fr.ask-work.meeting': {
    says: "Non si dimetta: potrebbe perdere la disoccupazione. Ci vada, con un collega o, dove non ci sono rappresentanti del personale, con un consulente gratuito (conseiller du salarié; elenco in comune). Tra lettera e colloquio devono passare cinque giorni lavorativi. È poco? Chieda per iscritto un'altra data. Non andare non ferma nulla. Prenda appunti e non firmi nulla. Il licenziamento può partire al più presto due giorni lavorativi dopo; ha dodici mesi per contestarlo.",
  },
  'fr.ask-work.notice-period': {
    says: 'Licenziamento: un mese da sei mesi di lavoro, due da due anni. Nessuno per colpa grave. Il contratto collettivo può dare di più.',
    dependsOn: 'quanto ha lavorato lì e perché finisce',
  },
  'fr.ask-work.economic': {
    says: 'Il datore deve prima cercarle un altro posto. Ha 21 giorni per decidere sul CSP e dodici mesi per contestare.',
  },
}
