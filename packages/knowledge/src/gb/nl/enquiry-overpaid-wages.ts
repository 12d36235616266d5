/** Questions about wages that an employer paid by mistake: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES_NL: Words = {
  'gb.ask-work.overpaid-wages': {
    says: 'Een werkgever mag per vergissing betaald loon terugnemen, ook van het volgende loon en zonder uw ja. Vraag wel eerst hoe elk bedrag berekend is, en een plan in kleine delen. Zeg het als een grote inhouding huur of eten raakt, en bied een maandbedrag. Acas raadt een eerlijk plan aan: 0300 123 1100.',
  },
}
