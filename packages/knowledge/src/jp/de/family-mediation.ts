/** The German words of the rows in ../family-mediation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_MEDIATION_DE: Words = {
  'jp.mediation.want': {
    says: 'Das Familiengericht lädt zur Schlichtung (調停). Zwei Schlichter hören beide nacheinander und suchen eine Einigung. Es ist kein Urteil.',
  },
  'jp.mediation.right-come': {
    says: 'Sie müssen nichts zustimmen. Kommen Sie aber oder bitten Sie früh um einen anderen Tag: Grundloses Fehlen kann bis 50.000 Yen kosten, und Geldfragen können ohne Sie entschieden werden.',
  },
  'jp.mediation.right-divorce': {
    says: 'Ohne Ihr Ja gibt es eine Scheidung nur durch Urteil aus gesetzlichen Gründen (Art. 770). Dann geht es um Kinder, Unterhalt, Vermögen: Seit April 2026 können beide die Sorge behalten; Vermögen kann fünf Jahre lang verlangt werden.',
  },
  'jp.mediation.step': {
    says: 'Schicken Sie den Antwortbogen (照会書) rechtzeitig mit Lohnzetteln und Ihren Wünschen. Angst? Bitten Sie um getrennte Räume und geheime Adresse. 法テラス hilft.',
  },
}
