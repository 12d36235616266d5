/** Questions about a threat to cut off energy: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_CUT_OFF_DE: Words = {
  'nl.ask.energy-cut-off': {
    says: 'Rufen Sie heute den Versorger an und bitten Sie schriftlich um Raten. Er darf nicht sperren, solange Sie einen Plan einhalten oder Schuldenhilfe beantragt haben. Bitten Sie jetzt die Gemeinde um Hilfe (schuldhulp): Bei drohender Sperre muss sie binnen drei Werktagen handeln. Ist jemand krank? Schicken Sie einen Arztbrief.',
  },
}
