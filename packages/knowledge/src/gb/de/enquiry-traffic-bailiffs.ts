/** Questions about bailiffs for a traffic penalty whose letters went to an old address: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAFFIC_BAILIFFS_DE: Words = {
  'gb.ask-parking.bailiff-moved': {
    says: 'Es ist nicht zu spät. Schicken Sie heute TE7 und TE9 an das Traffic Enforcement Centre: Sie haben die Bescheide nie bekommen. In London bei ULEZ, Congestion, Busspur oder Kreuzung PE2 und PE3, unter Eid. Es ist kostenlos. Vollstrecker und Gemeinde sollen dann warten. Wird es angenommen, entfallen die Gebühren, und Sie können zahlen oder sich wehren. Auto von der Straße.',
  },
}
