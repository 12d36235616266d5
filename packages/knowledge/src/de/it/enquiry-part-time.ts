/** Questions about working fewer hours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_IT: Words = {
  'de.ask-job.part-time': {
    says: 'Dopo sei mesi in una ditta con più di 15 persone può chiedere meno ore. Oltre 45, anche solo da uno a cinque anni (Brückenteilzeit). Lo faccia per iscritto tre mesi prima, con la ripartizione voluta. Un no richiede buoni motivi della ditta, per iscritto, al più tardi un mese prima dell’inizio. Altrimenti le ore calano come chiesto. In caso di lite decide il tribunale del lavoro.',
    dependsOn: 'la grandezza della ditta e i suoi motivi',
  },
}
