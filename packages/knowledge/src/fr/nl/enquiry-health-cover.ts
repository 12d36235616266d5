/** Questions about help with the costs of care (C2S): in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_COVER_NL: Words = {
  'fr.ask-debt.c2s-refused': {
    says: 'Schrijf binnen twee maanden naar de beroepscommissie van uw ziekenfonds (commission de recours amiable, CRA). Dat is gratis. Kijk wiens inkomen is geteld en stuur wat ontbreekt. Na een nee, of twee maanden stilte, hebt u twee maanden voor de sociale rechter; een advocaat is niet nodig. Geen antwoord twee maanden na uw volledige aanvraag? Dan geldt die als toegekend.',
  },
  'fr.ask-health.file-and-fault': {
    says: 'Vraag het hele dossier per aangetekende brief. Het moet binnen acht dagen komen, twee maanden als het ouder is dan vijf jaar. Antwoordt een openbaar ziekenhuis een maand niet? Ga naar de CADA; bij privékliniek of arts naar de CNIL. Bij schade gaat u naar de commissie (CCI): gratis, zonder advocaat, met eigen onderzoek. Dan betaalt de verzekeraar of ONIAM. U hebt tien jaar vanaf een stabiele toestand.',
  },
}
