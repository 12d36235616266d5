/** The German words of the rows in ../enquiry-put-out-for-arrears.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUT_OUT_FOR_ARREARS_DE: Words = {
  'ie.ask.put-out-for-arrears': {
    says: 'So kann man Sie nicht vor die Tür setzen. Bei Rückstand muss erst eine schriftliche Warnung mit 28 Tagen kommen, Kopie an das RTB. Erst dann eine unterschriebene Kündigung mit mindestens 28 Tagen, auch mit Kopie. SMS oder WhatsApp ist beides nicht. Schlösser tauschen ist illegal: Das RTB kann bis 20.000 € zusprechen. Bleiben Sie, bieten Sie Raten an, Threshold 1800 454 454 und MABS.',
  },
}
