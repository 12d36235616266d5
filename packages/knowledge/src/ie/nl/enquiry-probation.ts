/** Questions on pay in probation, and on how long it may last: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROBATION_NL: Words = {
  'ie.ask.probation-pay': {
    says: 'De proeftijd zelf verlaagt geen loon. U moet vanaf de eerste dag het minimumloon krijgen: €14,15 per uur in 2026 vanaf 20 jaar. Jongeren krijgen een deel: 90% met 19, 80% met 18, 70% daaronder. Lagere tarieven voor leerlingen eindigden in maart 2019. Daarboven mag uw contract minder noemen tot de proeftijd voorbij is. Te weinig betaald? Vraag het schriftelijk en klaag daarna gratis bij de WRC, binnen zes maanden.',
  },
  'ie.ask.probation-extended': {
    says: 'Sinds 16 december 2022 duurt een proeftijd hoogstens zes maanden, twaalf in overheidsdienst. Tot twaalf maanden mag alleen als uitzondering die goed is voor u. Ziekte, zwangerschaps- of ouderschapsverlof kan erbij komen. Vraag schriftelijk de reden en zeg dat zes maanden de grens is. Klaag daarna bij de WRC, gratis, binnen zes maanden. Voor oneerlijk ontslag tellen 12 maanden werk, niet het einde van de proeftijd.',
  },
}
