/** Questions about a hedge of the neighbours that takes the light: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_HEDGE_NL: Words = {
  'gb.ask-home.high-hedge': {
    says: 'U mag alleen snoeien wat aan uw kant hangt, tot de grens, en de plant niet doden. Praat, schrijf en bied bemiddeling aan voor de rest; bewaar bewijs. Helpt dat niet, klaag dan bij de gemeente (council) over een hoge heg. Dat zijn twee of meer groenblijvers boven twee meter die licht wegnemen. Het kost meestal een paar honderd pond. De gemeente kan snoeien bevelen; niet doen is strafbaar. Vraag eerst of de bomen beschermd zijn.',
  },
}
