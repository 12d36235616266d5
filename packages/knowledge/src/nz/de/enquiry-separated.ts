/** Questions about the home and savings after a couple parts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_DE: Words = {
  'nz.ask.split-property': {
    says: 'Meist ja, wenn Sie drei Jahre oder länger als Paar lebten. Dann werden das Familienheim, auch wenn es vorher dem anderen gehörte, und das gemeinsam Geschaffene halb geteilt. Gemeinsame Schulden auch. Unter drei Jahren zählt eher, was jeder beitrug. Zum Family Court binnen drei Jahren nach der Trennung oder 12 Monaten nach der Scheidung. Eine Abmachung bindet nur schriftlich, mit je eigenem Anwalt.',
  },
}
