/** The Italian words of the rows in ../trial-period.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIAL_PERIOD_IT: Words = {
  'fr.trial.want': {
    says: 'Il datore di lavoro chiude il periodo di prova (période d’essai).',
  },
  'fr.trial.reality': {
    says: 'In un periodo di prova non servono motivo né colloquio. Ma deve riguardare le Sue capacità, e devono dare un preavviso.',
  },
  'fr.trial.right-notice': {
    says: 'Il preavviso è 24 ore nella prima settimana, 48 ore fino a un mese, due settimane dopo un mese, e un mese dopo tre. Se era troppo breve, ha la paga.',
  },
  'fr.trial.right-length': {
    says: 'Una prova deve stare nel contratto. Dura al massimo due mesi per operai e impiegati, tre per i capi, quattro per i dirigenti. Si allunga al massimo una volta, solo se contratto e accordo di settore lo permettono e Lei ha accettato.',
  },
  'fr.trial.right-after': {
    says: 'È finita dopo l’ultimo giorno della prova? Allora è un licenziamento, con colloquio, motivo e soldi.',
  },
  'fr.trial.right-void': {
    says: 'È nulla se il vero motivo è gravidanza, malattia, origine, fede, sindacato o una segnalazione di molestie.',
  },
  'fr.trial.right-papers': {
    says: 'Ha un certificato di lavoro, la paga dovuta con le ferie non prese, e il foglio per France Travail. Si iscriva lì subito.',
  },
  'fr.trial.right-court': {
    says: 'Ha dodici mesi per andare al tribunale del lavoro. In caso di discriminazione sono cinque anni.',
  },
  'fr.trial.step': {
    says: 'Confronti tre giorni: inizio del contratto, fine della prova, e giorno in cui gliel’hanno detto.',
  },
  'fr.trial.option': {
    says: 'Chieda per iscritto la paga del preavviso mancante. Se rifiutano, vada al tribunale del lavoro: non serve un avvocato.',
    title: 'Chiedere il preavviso mancante',
    cost: 'Una lettera. In tribunale può essere dovuto un contributo di 50 €; non con il patrocinio gratuito.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Gliel’hanno detto troppo tardi.',
  },
}
