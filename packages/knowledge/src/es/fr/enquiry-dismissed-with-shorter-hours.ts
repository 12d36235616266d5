/** Questions about a dismissal of someone who works fewer hours for a child: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WITH_SHORTER_HOURS_FR: Words = {
  'es.ask.shorter-hours-dismissed': {
    says: "Si vous travaillez moins pour un enfant, ou l'avez demandé, un licenciement est nul sauf si l'entreprise prouve une vraie autre raison. Vous retrouvez alors poste et salaires. S'il est seulement injustifié, c'est 33 jours de salaire par an. Demandez la conciliation dans les 20 jours ouvrables. Signer la lettre ou le solde ne vous bloque pas, sauf renonciation claire. Demandez le chômage (paro) en 15 jours ouvrables ; pas besoin d'un procès.",
  },
}
