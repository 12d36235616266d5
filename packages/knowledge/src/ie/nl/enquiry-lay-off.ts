/** Questions about a temporary lay-off or short time: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAY_OFF_NL: Words = {
  'ie.ask.temporary-layoff': {
    says: 'Na vier weken achter elkaar, of zes binnen 13 weken, kunt u zelf een vergoeding (redundancy) vragen met formulier RP9. U hebt twee jaar werk nodig. De werkgever heeft zeven dagen om minstens 13 weken vol werk te beloven. U verliest dan uw opzegloon; weeg het af. Vraag intussen meteen een uitkering bij Intreo. Weigert men: WRC, gratis.',
  },
}
