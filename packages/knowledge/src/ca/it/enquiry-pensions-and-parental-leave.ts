/** The Italian words of the rows in ../enquiry-pensions-and-parental-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_IT: Words = {
  'ca.fact.cpp-disability-denied': {
    says: 'Chiedi per iscritto il riesame entro 90 giorni dalla lettera. Aggiungi un referto medico sul perché non puoi fare alcun lavoro regolare, non solo il vecchio. Se è ancora no, hai 90 giorni per il Social Security Tribunal, gratis. Non rifare la domanda. Molti vincono in appello.',
  },
  'ca.fact.gis-overpaid': {
    says: 'Chiama Service Canada e chiedi una rata più piccola: possono abbassarla se non arrivi a fine mese. Se la somma è sbagliata, chiedi il riesame per iscritto entro 90 giorni. Un RRSP incassato una volta conta per un anno; il supplemento può risalire a luglio. Se il reddito è calato stabilmente, chiedi una stima.',
  },
  'ca.fact.parental-leave': {
    says: 'EI paga 15 settimane a chi partorisce. Poi fino a 40 settimane parentali da dividere al 55%, massimo 35 per genitore. O fino a 69 al 33%. Servono 600 ore assicurate; chiedi quando smetti. Il posto resta: di solito 16-18 settimane, più 61-63 di congedo. Il Québec ha il suo piano (QPIP).',
  },
}
