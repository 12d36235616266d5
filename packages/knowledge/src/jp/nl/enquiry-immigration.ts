/** Questions about the right to stay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_NL: Words = {
  'jp.ask.stay': {
    says: 'Vraag het aan vóór de laatste dag. Dan mag u blijven tot het antwoord, hoogstens twee maanden langer. Verlaat u uw baan, zeg het kantoor dat dan binnen 14 dagen. Weigeren ze, vraag daar de reden en ga meteen naar een advocaat.',
  },
  'jp.ask.stay-ran-out': {
    says: 'Ga vandaag met paspoort, kaart en papieren naar het immigratiekantoor en zeg waarom het te laat is. Werk niet tot het beslist: blijven zonder toestemming is strafbaar. Bij een paar dagen te laat met een goede reden, zoals ziekte, kan het de aanvraag nog aannemen. Dat is geen recht. Wie zelf komt, mag meestal zonder opsluiting vertrekken en na een jaar terugkomen. Ga zo mogelijk eerst naar een advocaat: 法テラス 0570-078374.',
  },
}
