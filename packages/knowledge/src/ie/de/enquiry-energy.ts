/** Questions about energy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_DE: Words = {
  'ie.ask.energy-cut-off': {
    says: 'Rufen Sie den Versorger jetzt an und bitten Sie um einen Plan, den Sie halten können. Solange Sie ihn halten, dürfen sie nicht abschalten. Sagen Sie, wenn Sie krank oder alt sind oder ein medizinisches Gerät haben: Dann gilt mehr Schutz. Lehnen sie ab, beschweren Sie sich, dann kostenlos bei der CRU. MABS hilft.',
  },
}
