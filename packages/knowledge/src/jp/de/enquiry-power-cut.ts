/** The German words of the rows in ../enquiry-power-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_DE: Words = {
  'jp.ask.power-cut': {
    says: 'Rufen Sie die Firma vor dem Datum an und bitten Sie um Aufschub oder Raten. Sagen Sie, wenn ein Baby oder Kranke im Haus sind. Vor dem Abstellen warnt man Sie, Wasser kommt meist zuletzt. Die Hilfsstelle Ihrer Stadt (自立相談支援機関) und der Sozialrat (社会福祉協議会) helfen mit Darlehen; fragen Sie auch nach Sozialhilfe (生活保護).',
  },
}
