/** The Dutch words of Germany: agency meeting. */
import type { Words } from '@plainletter/contracts/rule'

export const AGENCY_MEETING_NL: Words = {
  'de.meeting.want': {
    says: 'Het arbeidsbureau (Agentur für Arbeit) roept u op voor een gesprek. Krijgt u een werkloosheidsuitkering, dan moet u gaan.',
  },
  'de.meeting.reality': {
    says: 'Blijft u zonder goede reden weg, dan verliest u één week uitkering. Met een goede reden verliest u niets.',
  },
  'de.meeting.right-same-day': {
    says: 'Laat is beter dan nooit: een ander uur op dezelfde dag telt, als het gesprek nog kan.',
  },
  'de.meeting.right-travel': {
    says: 'Vraag de reiskosten: ze kunnen terugbetaald worden. Er mag iemand met u mee.',
  },
  'de.meeting.step': {
    says: 'Kunt u niet? Zeg het vóór die dag, met bewijs zoals een ziektebriefje, en vraag een andere datum.',
  },
  'de.meeting.option': {
    says: 'Ga op die dag en neem deze brief mee.',
    title: 'Naar het gesprek gaan',
    cost: 'Gratis.',
    time: 'Op de genoemde dag.',
    risk: 'Geen.',
    bestFor: 'U kunt gaan.',
  },
}
