/** Questions about the other ends of a job: agreement, resignation, trial period, fixed term, and what is paid: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_WORDS: Words = {
  'fr.ask-work.dismissal-pay': {
    says: 'Vanaf acht maanden: een kwart maandloon per jaar tot tien jaar, daarna een derde. Geen bij een ernstige fout (faute grave).',
    dependsOn: 'uw jaren werk en loon',
  },
  'fr.ask-work.resign': {
    says: 'Na zelf ontslag nemen (démission) is er meestal geen werkloosheidsuitkering, maar sommige redenen tellen als goed. Vraag het France Travail voor u tekent.',
    dependsOn: 'de reden',
  },
  'fr.ask-work.trial': {
    says: 'Beiden mogen zonder reden stoppen, maar niet discrimineren. De werkgever moet opzeggen: 24 uur in de eerste week, 48 uur in de eerste maand, twee weken na één maand, een maand na drie. Stuurt hij u meteen weg, dan is hij het loon van die dagen schuldig. Gaat u zelf: 48 uur, of 24 in de eerste week. Werkloosheidsgeld kan als u niet zelf stopte.',
    dependsOn: 'hoe lang u er was',
  },
  'fr.ask-work.fixed-term': {
    says: 'Een tijdelijk contract (CDD) eindigt eerder alleen met akkoord, ernstige fout (faute grave), ongeschiktheid, overmacht of een vaste baan. Aan het einde krijgt u meestal 10% van uw loon.',
    dependsOn: 'hoe het eindigt',
  },
  'fr.ask-work.final-account': {
    says: 'Tekenen bevestigt alleen de ontvangst. U hebt zes maanden om per aangetekende brief bezwaar te maken, en voor loon drie jaar als u niet tekende.',
  },
  'fr.ask-work.temp-agency': {
    says: 'Het bureau moet u binnen drie werkdagen soortgelijk werk aanbieden. Anders moet het u betalen tot het afgesproken einde, tenzij zware schuld of overmacht. Vraag het schriftelijk, en ga dan naar de arbeidsrechter.',
  },
}
