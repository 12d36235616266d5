/** The German words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_DE: Words = {
  'it.ask.partner-violence': {
    says: 'Bei Gefahr rufen Sie 112 an. Die 1522 hilft Tag und Nacht kostenlos und findet einen sicheren Ort (centro antiviolenza). Ein Richter kann anordnen, dass er auszieht und fernbleibt, auch sofort und vor seiner Anhörung, und dass er für Sie und die Kinder zahlt. Gehen Sie zur Polizei oder zum Anwalt. Im Strafverfahren wegen Misshandlung oder Stalking ist er gratis, egal was Sie verdienen.',
  },
}
