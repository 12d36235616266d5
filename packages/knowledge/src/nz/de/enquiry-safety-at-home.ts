/** Questions about violence and control by a partner: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_DE: Words = {
  'nz.ask.violent-partner': {
    says: 'Bei Gefahr rufen Sie 111. Das Familiengericht kann einen Schutz anordnen (protection order): Die Person darf Ihnen nichts tun und keinen Kontakt haben. Ist es dringend, entscheidet der Richter, ohne es ihr vorher zu sagen, meist binnen eines Tages. Die Polizei kann sie auch für einige Tage wegschicken. Ein Anwalt oder Women’s Refuge hilft beim Antrag: 0800 733 843, kostenlos, Tag und Nacht.',
  },
}
