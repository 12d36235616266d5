/** Questions about an insurer that refuses: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_DE: Words = {
  'jp.ask.insurer-refuses': {
    says: 'Fragen Sie schriftlich nach der Klausel und schicken Sie Belege. Gezahlt werden muss in angemessener Zeit. Danach hilft gratis eine Stelle: そんぽADRセンター bei Schaden, 生命保険相談所 bei Leben und Gesundheit. Ansprüche enden meist nach drei Jahren. Stimmen Sie keiner kleinen Summe in Eile zu.',
  },
}
