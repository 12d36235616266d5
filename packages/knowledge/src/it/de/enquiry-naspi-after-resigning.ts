/** The words of the rows in ../enquiry-naspi-after-resigning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AFTER_RESIGNING_DE: Words = {
  'it.ask.naspi-after-resigning': {
    says: 'Es kommt darauf an, wann Sie gekündigt haben. War das in den zwölf Monaten vor dem Ende des neuen Jobs, brauchen Sie 13 Beitragswochen nach dieser Kündigung. Liegt es länger zurück, reichen 13 Wochen in vier Jahren. Eine Kündigung aus gutem Grund (giusta causa) schadet nicht. Fragen Sie INPS binnen 68 Tagen.',
    dependsOn: 'wann Sie selbst gekündigt haben',
  },
}
