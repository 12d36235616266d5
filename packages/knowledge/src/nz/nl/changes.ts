/** The Dutch words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_NL: Words = {
  'nz.news.pet-bond': {
    says: 'Sinds 1 december 2025 mag een verhuurder een huisdier alleen weigeren om een goede reden, en mag hij een borg voor het huisdier (pet bond) vragen.',
    was: 'Een huurcontract kon huisdieren verbieden zonder reden.',
    is: 'U kunt om toestemming vragen. De pet bond is hoogstens twee weken huur, boven op de gewone borg (bond).',
  },
  'nz.news.tenant-notice': {
    says: 'Sinds 30 januari 2025 zegt een huurder op met 21 dagen, en een verhuurder met 42 dagen bij sommige redenen.',
    was: 'Een huurder zei op met 28 dagen, een verhuurder met 63 dagen bij zulke redenen.',
    is: '21 dagen voor u. 42 dagen als de eigenaar of familie erin trekt, of als de woning leeg wordt verkocht.',
  },
  'nz.news.minimum-wage': {
    says: 'Sinds 1 april 2026 is het minimumloon voor volwassenen $23,95 per uur.',
    was: 'Het was $23,50 per uur.',
    is: 'Het is $23,95, en $19,16 voor starters en mensen in opleiding (starting out and training).',
  },
  'nz.news.kiwisaver': {
    says: 'Sinds 1 april 2026 betalen u en uw werkgever elk 3,5% in KiwiSaver, tenzij u om minder vroeg.',
    was: 'Het gewone deel was 3%.',
    is: 'Het gewone deel is 3,5%. U kunt Inland Revenue vragen om hoogstens een jaar op 3% te blijven.',
  },
  'nz.news.contractor-gateway': {
    says: 'Sinds 21 februari 2026 kunnen sommige zelfstandigen (contractors) niet meer zeggen dat ze werknemer waren.',
    was: 'Een rechter keek hoe het werk echt werd gedaan.',
    is: 'Wie een schriftelijk contract heeft dat aan de toets (gateway test) voldoet, is zelfstandige. Vraag vroeg advies.',
  },
}
