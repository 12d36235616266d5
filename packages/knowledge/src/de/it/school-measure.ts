/** The Italian words of the rows in ../school-measure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEASURE_IT: Words = {
  'de.school.want': {
    says: 'La scuola punisce suo figlio (Ordnungsmaßnahme): giorni senza lezioni, un’altra classe o peggio.',
  },
  'de.school.reality': {
    says: 'È una decisione ufficiale, quindi può opporsi. In molti Länder vale subito lo stesso: allora solo un tribunale, o la scuola stessa, può fermarla.',
  },
  'de.school.right-heard': {
    says: 'Prima devono sentire Suo figlio e, nei casi gravi, Lei. La misura deve essere adatta al fatto, e prima vengono mezzi più lievi.',
  },
  'de.school.right-nrw': {
    says: 'In Nordreno-Vestfalia la direzione può escludere al massimo due settimane, dopo aver sentito tutti. L’opposizione non ferma nulla.',
  },
  'de.school.right-object': {
    says: 'Ha un mese per l’opposizione (Widerspruch) o, dove non c’è, per andare al tribunale amministrativo.',
  },
  'de.school.right-urgent': {
    says: 'Inizia presto? Chieda al tribunale amministrativo uno stop rapido (Eilantrag). Non serve un avvocato.',
  },
  'de.school.step': {
    says: 'Chieda il verbale e cosa hanno detto gli altri. Scriva oggi la versione di suo figlio e la consegni.',
  },
}
