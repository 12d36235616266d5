/** The Dutch words of the rows in ../enquiry-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_NL: Words = {
  'de.ask-family.divorce': {
    says: 'Voor een scheiding is een jaar apart wonen nodig (Trennungsjahr), en een advocaat dient haar in bij de familierechter. Na drie jaar hoeft niemand in te stemmen.',
  },
  'de.ask-family.divorce-money': {
    says: 'Zonder contract houdt ieder het zijne. Wie in het huwelijk meer heeft gewonnen, betaalt de helft van het verschil (Zugewinnausgleich). Ook pensioenrechten worden gedeeld. Leeft u gescheiden, dan kunt u alimentatie vragen (Trennungsunterhalt). Vraag het snel schriftelijk: het telt pas vanaf dan. Ga naar een familieadvocaat.',
  },
  'de.ask-family.divorce-cost': {
    says: 'Bent u het eens, dan is één advocaat genoeg: alleen wie het verzoek doet heeft er een nodig. De kosten volgen drie maanden netto inkomen van u beiden; vraag eerst het bedrag. Met weinig geld helpt de rechtbank (Verfahrenskostenhilfe). Een advocaat mag niet voor beiden optreden.',
  },
}
