/** Questions about a furnished room in the home of the person who lets it: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FURNISHED_ROOM_DE: Words = {
  'de.ask-home.furnished-room': {
    says: 'Bleiben Sie vorerst: Selbst hinauswerfen darf sie Sie nicht, und die Kündigung muss auf Papier mit Unterschrift kommen, auch ohne schriftlichen Vertrag. Hat sie das Zimmer möbliert, für Sie allein, in ihrer eigenen Wohnung? Dann braucht es keinen Grund, und bis zum 15. gekündigt endet es zum Monatsende. Sind es Ihre Möbel? Dann gelten meist drei Monate und ein Grund. Fragen Sie die Wohnhilfe Ihrer Stadt.',
  },
}
