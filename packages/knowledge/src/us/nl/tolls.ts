/** The Dutch words of the rows in ../tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_NL: Words = {
  'us.toll.right-owner': {
    says: 'Het bericht gaat naar de eigenaar. Was de auto verkocht, gestolen of verhuurd, dan mag u meestal laten zien wie hem had.',
  },
  'us.toll.step-official': {
    says: 'Kijk op de eigen site van de toldienst, met het adres zelf ingetypt. Valse tolberichten komen veel voor. Vraag om de tol zonder kosten te betalen.',
  },
  'us.ticket.de-toll': {
    says: 'In Delaware moet de eigenaar de tol betalen, behalve in gevallen die de wet noemt. U kunt het bericht aanvechten uiterlijk op de datum die erin staat.',
  },
  'us.ticket.ca-toll': {
    says: 'In Californië kunt u een tolbericht binnen 21 dagen na de datum gratis aanvechten. Er zijn betaalplannen voor mensen met een laag inkomen.',
  },
  'us.ticket.ny-toll': {
    says: 'In New York moet de eigenaar van de auto tol per post betalen. Een gestolen auto of huurauto is een verweer.',
  },
  'us.ticket.fl-toll': {
    says: 'In Florida is onbetaalde tol een verkeersbon (citation). U kunt betalen, of de rechtbank om een hoorzitting vragen.',
  },
  'us.ticket.tx-toll': {
    says: 'In Texas is een eigenaar die de auto voor de rit verkocht of verhuurde de tol niet schuldig. Stuur op tijd bewijs.',
  },
  'us.ticket.il-toll': {
    says: 'In Illinois kunt u de toldienst om een hoorzitting over een bericht van overtreding vragen. Een gestolen of verhuurde auto is een verweer.',
  },
  'us.ticket.pa-toll': {
    says: 'In Pennsylvania moet de eigenaar tol betalen, maar hij kan laten zien dat de auto gestolen, verkocht of verhuurd was.',
  },
  'us.ticket.va-toll': {
    says: 'In Virginia kunt u de rechter laten zien dat u niet de bestuurder was, of dat de auto gestolen of verkocht was.',
  },
  'us.ticket.md-toll': {
    says: 'In Maryland kunt u een tolbon (citation) aanvechten bij de District Court, of zeggen wie reed.',
  },
}
