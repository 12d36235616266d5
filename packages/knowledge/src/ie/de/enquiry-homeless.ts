/** Questions about help from the council without a home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DE: Words = {
  'ie.ask.homeless': {
    says: 'Gehen Sie jetzt zur Obdachlosenstelle (homeless section) Ihrer Gemeinde, nicht erst am letzten Tag. Bringen Sie die Kündigung, PPS-Nummern und Einkommen mit. Sie entscheidet, ob Sie obdachlos sind, und kann eine Notunterkunft geben oder Kaution und erste Miete zahlen (Homeless HAP). Gehen Sie nicht, bevor die Kündigung geprüft ist: Threshold 1800 454 454. Heute Nacht in Dublin: 1800 707 707.',
  },
}
