/** The Italian words of the rows in ../enquiry-tv-licence-callers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_CALLERS_IT: Words = {
  'gb.ask-tv.door': {
    says: 'No. Non è obbligato a farlo entrare, parlargli o firmare nulla, se non ha un mandato (search warrant). Non serve una licenza per Netflix o quasi tutto YouTube, ma serve per TV in diretta e BBC iPlayer.',
  },
  'gb.ask-tv.ignore': {
    says: 'Nessuna legge La obbliga a rispondere a una lettera standard. Ma dire che non Le serve una licenza spesso ferma le altre. Non ignori mai un atto del tribunale, come un «Single Justice Procedure Notice».',
    dependsOn: 'se è una lettera standard o un atto del tribunale',
  },
}
