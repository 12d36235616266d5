/** Questions about what may be taken from a home, an account and wages: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'be.ask.account': {
    dependsOn: 'welk geld het is',
    says: 'Met een vonnis kan een deel worden genomen. Kinderbijslag, leefloon en een basis van uw loon blijven beschermd. U hebt 15 dagen om verzet te doen.',
  },
  'be.ask.account-left': {
    dependsOn: 'waar het geld vandaan komt',
    says: 'Loon en uitkering blijven tot 30 dagen na aankomst op de rekening beschermd, door een code. Onder een vast bedrag mag niets weg. Is te veel geblokkeerd, schrijf de deurwaarder met bewijs. Ga daarna naar de beslagrechter.',
  },
  'be.ask.goods-of-others': {
    says: 'Alleen spullen van wie de schuld heeft, mogen worden verkocht. Maar een deurwaarder mag alles opschrijven wat op dat adres staat. Toon meteen facturen, rekeninguittreksels of een lijst, om te bewijzen van wie ze zijn. Worden ze toch in beslag genomen, dan moet de eigenaar voor de verkoop naar de beslagrechter (revindicatie). Vraag een advocaat, gratis met een laag inkomen (pro deo).',
  },
  'be.ask.bailiff-letter': {
    says: 'Kijk of de brief een vonnis of andere titel noemt. Zo niet, dan kan de deurwaarder alleen vragen, en extra kosten zijn beperkt. Zo ja, vraag de afrekening en bied nu een bedrag per maand aan. Het OCMW helpt gratis.',
  },
}
