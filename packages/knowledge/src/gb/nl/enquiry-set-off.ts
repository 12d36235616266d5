/** The Dutch words of the rows in ../enquiry-set-off.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SET_OFF_NL: Words = {
  'gb.ask-bank.set-off': {
    says: 'Een bank mag geld van uw rekening gebruiken voor een achterstallige kaart of lening bij haarzelf. Maar ze moet eerlijk zijn, naar nood kijken en hoort geld te laten voor huur, eten en kinderen. Klaag vandaag: stuur een budget en vraag dat deel terug. Bij een nee, of na acht weken, beslist de Financial Ombudsman gratis. Laat uw volgende loon naar een basisrekening bij een andere bank gaan.',
  },
  'gb.ask-bank.pay-to-another-bank': {
    says: 'Uit zichzelf kan een bank alleen van rekeningen bij haarzelf nemen, soms van haar groep. Bij een andere, niet verbonden bank kan ze niet. Daarvoor heeft ze een vonnis nodig en daarna nog een bevel. Open elders een basisrekening, dat kan ook met slecht krediet, en verhuis loon, uitkering en incasso’s. De schuld blijft: bied aan wat u kunt. StepChange helpt gratis: 0800 138 1111.',
  },
}
