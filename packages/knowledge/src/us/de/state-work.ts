/** The German words of the rows in ../state-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_WORK_DE: Words = {
  ...stateWords('fair-work', {
    ...sameCells(
      'HI IN KY',
      'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Religion, Behinderung und Ähnlichem. Reichen Sie es innerhalb von 180 Tagen beim Bundesstaat ein',
    ),
    ...sameCells(
      'ID MN',
      'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Religion, Behinderung und Ähnlichem. Sie haben ein Jahr, um es beim Bundesstaat einzureichen',
    ),
    KS: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Religion, Behinderung und Ähnlichem. Reichen Sie es innerhalb von sechs Monaten beim Bundesstaat ein',
    AR: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Religion oder Behinderung in Firmen ab neun. Reichen Sie es innerhalb von 180 Tagen bei der EEOC des Bundes ein, oder klagen Sie innerhalb eines Jahres',
    LA: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Religion, Behinderung und Ähnlichem in Firmen ab 20. Klagen Sie innerhalb eines Jahres, und schreiben Sie der Firma 30 Tage vorher',
    ...sameCells(
      'CO CT IA ME MD',
      'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Religion, Behinderung und Ähnlichem. Reichen Sie es innerhalb von 300 Tagen beim Bundesstaat ein',
    ),
    GA: 'gehen die meisten Fälle von Benachteiligung bei der Arbeit an die EEOC des Bundes. Reichen Sie es innerhalb von 180 Tagen ein',
    AZ: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem in Firmen ab 15. Reichen Sie es innerhalb von 180 Tagen beim Bundesstaat ein',
    TX: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem in Firmen ab 15. Reichen Sie es innerhalb von 180 Tagen beim Bundesstaat ein',
    CA: 'müssen Firmen mit fünf Beschäftigten oder mehr mit Ihnen über Änderungen wegen einer Behinderung sprechen. Sie haben drei Jahre, um es beim Bundesstaat einzureichen',
    FL: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem in Firmen ab 15. Reichen Sie es innerhalb von 365 Tagen beim Bundesstaat ein',
    IL: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem, auch in sehr kleinen Firmen. Sie haben zwei Jahre, um es beim Bundesstaat einzureichen',
    MA: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem in Firmen ab sechs. Reichen Sie es innerhalb von 300 Tagen beim Bundesstaat (MCAD) ein',
    MI: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem, auch in kleinen Firmen. Reichen Sie es innerhalb von 180 Tagen beim Bundesstaat ein, oder klagen Sie innerhalb von drei Jahren',
    NJ: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem, auch in kleinen Firmen. Reichen Sie es innerhalb von 180 Tagen beim Bundesstaat ein, oder klagen Sie innerhalb von zwei Jahren',
    NY: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem, auch in sehr kleinen Firmen. Sie haben drei Jahre, um es beim Bundesstaat einzureichen',
    NC: 'dürfen Sie nicht entlassen werden, weil Sie Rechte auf Lohn, Sicherheit oder nach einer Verletzung verlangt haben. Reichen Sie es innerhalb von 180 Tagen beim Bundesstaat ein',
    OH: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem in Firmen ab vier. Sie haben zwei Jahre, um es beim Bundesstaat einzureichen',
    PA: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem in Firmen ab vier. Reichen Sie es innerhalb von 180 Tagen beim Bundesstaat ein',
    VA: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem in Firmen ab fünf und verlangt von ihnen Änderungen wegen einer Behinderung. Reichen Sie es zur Sicherheit innerhalb von 180 Tagen ein: Für Taten seit dem 1. Juli 2026 gibt der Bundesstaat zwei Jahre, das Bundesrecht 300 Tage',
    WA: 'verbietet das Gesetz Entlassung wegen Rasse, Geschlecht, Alter, Behinderung und Ähnlichem in Firmen ab acht. Reichen Sie es innerhalb von sechs Monaten beim Bundesstaat ein, oder klagen Sie innerhalb von drei Jahren',
  }),
  ...stateWords('mass-layoff', {
    CA: 'muss eine Firma mit 75 Beschäftigten oder mehr eine Massenentlassung 60 Tage vorher ankündigen oder die Tage bezahlen',
    IL: 'muss eine Firma mit 75 Beschäftigten oder mehr eine Massenentlassung 60 Tage vorher ankündigen',
    NJ: 'braucht eine Massenentlassung 90 Tage Ankündigung und einen Wochenlohn für jedes Jahr, das Sie gearbeitet haben',
    NY: 'muss eine Firma mit 50 Beschäftigten oder mehr eine Massenentlassung 90 Tage vorher ankündigen oder einen Teil davon bezahlen',
    OH: 'muss eine Firma mit 100 Beschäftigten oder mehr 60 Tage vorher Bescheid geben, bevor sie 50 oder mehr entlässt',
  }),
  ...stateWords('sick-pay', {
    CA: 'können Sie vom Bundesstaat State Disability Insurance (SDI) verlangen, solange Sie zu krank zum Arbeiten sind',
    MA: 'können Sie vom Bundesstaat bis zu 20 Wochen bezahlten Krankheitsurlaub verlangen, und Ihre Stelle bleibt',
    NJ: 'können Sie bis zu 26 Wochen Geld bei vorübergehender Krankheit (temporary disability) verlangen, solange Sie zu krank zum Arbeiten sind',
    NY: 'können Sie bis zu 26 Wochen Krankengeld (disability pay) verlangen, solange Sie zu krank zum Arbeiten sind',
    WA: 'können Sie vom Bundesstaat bezahlten Krankheitsurlaub verlangen, solange Sie zu krank zum Arbeiten sind',
  }),
}
