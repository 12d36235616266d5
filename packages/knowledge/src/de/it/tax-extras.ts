/** The Italian words of the rows in ../tax-extras.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_EXTRAS_IT: Words = {
  'de.tax.late-sum': {
    says: 'Per una dichiarazione annuale tardiva: 0,25 % dell’imposta aperta per mese iniziato, almeno 25 €. Controlli i mesi.',
  },
  'de.tax.late-drop': {
    says: 'Chieda di toglierlo se non è colpa Sua. Non è automatico se non resta nulla da pagare, o prima di 14 mesi dopo l’anno.',
  },
  'de.tax.late-object': {
    says: 'La maggiorazione è una decisione a sé. Può opporsi solo a quella entro un mese, con il Suo motivo.',
  },
  'de.tax.late-payment': {
    says: 'Un bonifico fino a tre giorni in ritardo non costa nulla. Se non poteva pagare, chieda lo sconto della metà (Erlass).',
  },
  'de.tax.interest': {
    says: 'Gli interessi partono 15 mesi dopo l’anno fiscale. Sono lo 0,15 % per ogni mese intero.',
  },
  'de.tax.pressure': {
    says: 'Una penalità (Zwangsgeld) va prima minacciata per iscritto. Appena consegna quanto chiesto, devono fermarsi.',
  },
  'de.tax.ahead': {
    says: 'Quest’anno guadagna meno? Chieda di ridurre gli acconti (Vorauszahlungen), con le Sue cifre.',
  },
  'de.tax.open': {
    says: 'La decisione è ancora aperta, in tutto (§ 164) o in alcuni punti (§ 165). Lì può cambiare dopo, anche a Suo favore.',
  },
  'de.tax.right-wait': {
    says: 'Sarebbe ingiusto agire adesso, per esempio perché presto riceve denaro? Chieda di aspettare (Vollstreckungsaufschub) e offra rate.',
  },
}
