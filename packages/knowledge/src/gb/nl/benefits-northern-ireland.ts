/** Too much benefit paid in Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_NORTHERN_IRELAND_NL: Words = {
  'gb.ni-benefit.wants': {
    says: 'Het Department for Communities zegt dat het u te veel betaalde, en wil het terug.',
  },
  'gb.ni-benefit.right-less': {
    says: 'Universal Credit mag worden teruggehaald, ook als de fout bij hen lag. U kunt om kleinere bedragen vragen, of om kwijtschelding als u eronder lijdt. Bij oudere uitkeringen moet het uw fout zijn.',
  },
  'gb.ni-benefit.step': {
    says: 'Vraag hoe elk bedrag is berekend. Klopt het niet, vraag dan binnen een maand om een nieuwe blik. Stuur een lijst van uw kosten en wat u kunt betalen.',
  },
}
