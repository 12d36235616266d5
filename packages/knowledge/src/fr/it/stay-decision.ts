/** The Italian words of the rows in ../stay-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_DECISION_IT: Words = {
  'fr.stay.want': {
    says: 'Il prefetto decide sul Suo soggiorno in Francia.',
  },
  'fr.stay.reality': {
    says: 'Il tempo per andare in tribunale è molto breve: un mese, sette giorni o 48 ore. L’ultima pagina lo dice. Veda oggi un avvocato.',
  },
  'fr.stay.warn': {
    says: 'Non lasci passare il tempo. Dopo possono mandarla via e vietarle di tornare.',
  },
  'fr.stay.deadline': {
    says: 'Con un tempo di 30 giorni per partire ha un mese per andare al tribunale amministrativo.',
    action: 'Andare al tribunale amministrativo contro l’OQTF',
    consequence: 'Possono mandarla via senza che un giudice lo guardi.',
  },
  'fr.stay.right-suspend': {
    says: 'Un ricorso in tempo contro un ordine di partire ferma l’allontanamento finché il giudice decide.',
  },
  'fr.stay.right-counsel': {
    says: 'Con un reddito basso un avvocato è gratis (aide juridictionnelle). Chieda subito: il tribunale o l’avvocato può aiutare.',
  },
  'fr.stay.right-family': {
    says: 'Contano famiglia in Francia, figli, anni qui, lavoro e salute. Ne raccolga le prove.',
  },
  'fr.stay.right-refusal': {
    says: 'Un rifiuto di documenti senza ordine di partire può andare al tribunale amministrativo entro due mesi. Se è urgente, chieda di fermarlo (référé).',
  },
  'fr.stay.step': {
    says: 'Porti oggi la lettera e la busta a un avvocato, alla Cimade o a uno sportello legale (point-justice, 3039).',
  },
  'fr.stay.option': {
    says: 'Faccia ricorso in tempo al tribunale amministrativo.',
    title: 'Andare in tribunale in tempo',
    cost: 'Gratis in tribunale. Aiuto legale per l’avvocato.',
    time: 'Un mese, sette giorni o 48 ore.',
    risk: 'Un’ora di ritardo ed è finita.',
    bestFor: 'Ha motivi per restare.',
  },
  'fr.visa.want': {
    says: 'Il consolato rifiuta il Suo visto.',
  },
  'fr.visa.reality': {
    says: 'Un rifiuto si può cambiare, e può anche richiederlo con documenti migliori. Ma il tempo per contestare è breve.',
  },
  'fr.visa.right-thirty': {
    says: 'Ha 30 giorni per contestare a Nantes: soggiorno breve al sous-directeur des visas, lungo alla commissione (CRRV). Due mesi senza risposta valgono come un no. Poi viene il tribunale di Nantes.',
  },
  'fr.visa.right-papers': {
    says: 'Dicono che gli atti non provano nulla? Un atto straniero vale se altri fatti non mostrano che è falso. Devono mostrarlo loro. Conta anche il diritto alla vita familiare.',
  },
  'fr.visa.step': {
    says: 'Scriva in francese, firmi e alleghi copia del rifiuto. Risponda a ogni motivo segnato con prove. Lo invii per raccomandata.',
  },
}
