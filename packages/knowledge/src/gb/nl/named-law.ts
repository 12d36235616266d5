/** Boetes van de strafrechter, grondhuur, uitkeringen, aanbiedingen en oplichting: de regels van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'gb.scam.warn-link': {
    says: 'Dieven doen zulke berichten na. Open zelf de officiële site, nooit via de link. Mensen oplichten voor geld is een misdrijf.',
  },
  'gb.stat.right-late-payment': {
    says: 'Tussen twee bedrijven telt de wet rente en £40, £70 of £100 bij een late rekening. Bij wat u als consument kocht mag dat niet.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Een eerlijke werkgever waarschuwt vroeg, praat met u, kiest op eerlijke punten en zoekt ander werk voor u. De rechter kijkt naar elk punt.',
  },
  'gb.credit.right-early-settlement': {
    says: 'U mag een lening of autokrediet altijd eerder aflossen. De kredietgever moet dan een deel van de rente aftrekken en u het bedrag op verzoek schriftelijk geven.',
  },
}
