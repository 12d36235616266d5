/** Questions about the time to claim for a floor clause in a mortgage: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLOOR_CLAUSE_IT: Words = {
  'es.ask.floor-clause': {
    says: 'Di regola può ancora, anche con il mutuo già pagato. Un giudice può dire abusiva la clausola in ogni momento. I cinque anni per riavere i soldi di regola partono dalla sentenza definitiva che lo dice. È diverso se la banca prova che Lei lo sapeva prima. Chieda prima per iscritto alla banca: il tribunale lo esige. Ha firmato un nuovo accordo con la banca su questo? Senta un avvocato. Aiuto gratis: l’ufficio consumatori (OMIC).',
  },
}
