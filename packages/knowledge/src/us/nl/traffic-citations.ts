/** The Dutch words of the rows in ../traffic-citations.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_CITATIONS_NL: Words = {
  'us.ticket.de-surcharge': {
    says: 'In Delaware mogen extra bedragen alleen bij een boete komen zoals de wet ze noemt. Vraag om uitleg van elk bedrag.',
  },
  'us.ticket.ca-declaration': {
    says: 'In Californië kunt u een verkeersovertreding schriftelijk aanvechten, zonder naar de rechtbank te gaan (trial by written declaration).',
  },
  'us.ticket.fl-thirty': {
    says: 'In Florida hebt u 30 dagen vanaf een verkeersbon om te betalen, een rijcursus te kiezen of om een hoorzitting te vragen.',
  },
  'us.ticket.fl-camera': {
    says: 'In Florida geeft een bericht van een roodlichtcamera u 60 dagen om te betalen, een andere bestuurder te noemen of om een hoorzitting te vragen.',
  },
  'us.ticket.tx-camera': {
    says: 'In Texas mogen steden geen boetes geven met roodlichtcamera’s, door een wet van 2019.',
  },
  'us.ticket.ma-citation': {
    says: 'In Massachusetts hebt u 20 dagen vanaf een verkeersbon (citation) om te betalen of om een hoorzitting te vragen.',
  },
  'us.ticket.wa-response': {
    says: 'In de staat Washington kunt u op drie manieren op een overtreding antwoorden: betalen, uitleggen, of aanvechten op een hoorzitting. De dagen staan in het bericht.',
  },
}
