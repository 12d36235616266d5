/** Questions about a child who was left out of the will: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISINHERITED_DE: Words = {
  'nl.ask.disinherited': {
    says: 'Ja, ein Kind hat immer Anspruch auf die Hälfte dessen, was es nach Gesetz bekäme, in Geld (legitieme portie). Schreiben Sie den Erben oder dem Testamentsvollstrecker binnen fünf Jahren nach dem Tod, dass Sie ihn verlangen, oder früher, wenn Ihnen jemand von ihnen eine faire Frist setzt. Fordern Sie eine Liste von Gütern, Schulden und Geschenken: Große Geschenke zählen mit. Sie werden nicht Erbe und haften nicht. Bleibt ein Partner, warten Sie meist bis zu dessen Tod. Eltern und Geschwister haben dieses Recht nicht.',
  },
}
