/** Questions after harm on the road: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROAD_HARM_NL: Words = {
  'jp.ask.treatment-stopped': {
    says: 'Niet de verzekeraar beslist wanneer u beter bent, maar uw arts. Laat opschrijven dat u nog zorg nodig hebt. Ga door via de zorgverzekering en eis de kosten later, ook direct bij de verplichte verzekeraar. Teken niets. Voor letsel hebt u vijf jaar.',
  },
  'jp.ask.bicycle-ticket': {
    says: 'Sinds april 2026 kunnen fietsers vanaf 16 jaar een blauwe bon (青切符) krijgen. Betaalt u binnen zeven dagen, dan is het klaar zonder strafblad. U mag weigeren. Dan gaat het naar de aanklager en kan een rechter een boete geven.',
  },
  'jp.ask.licence-hearing': {
    says: 'Ga naar de hoorzitting (意見の聴取), vóór 90 dagen of meer rijverbod of verlies. Neem mee wat voor u spreekt: reden, werk, zorg. De straf kan lichter. Een cursus maakt het korter. Daarna kan binnen drie maanden een toetsing.',
  },
}
