/** Questions about the notice of a worker who leaves: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_FR: Words = {
  'be.ask.own-notice': {
    says: 'Si vous partez : une semaine les trois premiers mois, puis deux. Contrat commencé depuis le 1er août 2026 : une semaine pendant six mois. Dès six mois trois, dès un an quatre, dès 18 mois cinq. Dès deux ans six, dès quatre sept, dès cinq neuf, dès six dix. Dès sept douze, dès huit 13. Il commence le lundi suivant. Vous perdez en général le chômage, sauf une fois après dix ans de travail.',
  },
}
