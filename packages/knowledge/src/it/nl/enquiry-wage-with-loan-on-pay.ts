/** Questions about a seizure of pay beside a loan that is paid from pay (cessione del quinto): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_WITH_LOAN_ON_PAY_NL: Words = {
  'it.ask.wage-and-cessione': {
    says: 'Een cessione houdt beslag niet tegen. Een private schuldeiser mag een vijfde van het nettoloon nemen, maar cessione en beslag samen niet meer dan de helft. Beslag is geen reden voor ontslag. U kunt nog schikken: bied vóór de zitting schriftelijk een som of delen aan, en laat de schuldeiser intrekken. Klopt de som niet? Ga meteen naar een advocaat, gratis met een laag inkomen. Is alles te veel, ga naar een OCC (schuldsanering).',
  },
}
