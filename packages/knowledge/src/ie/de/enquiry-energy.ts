/** Questions about energy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_DE: Words = {
  'ie.ask.energy-cut-off': {
    says: 'Rufen Sie den Versorger jetzt an und bitten Sie um einen Plan, den Sie halten können. Solange Sie ihn halten, dürfen sie nicht abschalten. Sagen Sie, wenn Sie krank oder alt sind oder ein medizinisches Gerät haben: Dann gilt mehr Schutz. Lehnen sie ab, beschweren Sie sich, dann kostenlos bei der CRU. MABS hilft.',
  },
  'ie.ask.energy-bill-wrong': {
    says: 'Schicken Sie einen echten Zählerstand mit Foto und fragen Sie schriftlich, wie die Summe zustande kam. Zahlen Sie Bestrittenes nicht auf einmal: Verlangen Sie einen langen Ratenplan. Hilft der Versorger nicht, beschweren Sie sich kostenlos bei der CRU. Solange Sie einen Plan halten, dürfen sie nicht abschalten.',
  },
}
