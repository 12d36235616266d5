/** The Dutch words of Spain: job changes. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_CHANGES_NL: Words = {
  'es.job.grounds': {
    says: 'Een disciplinair ontslag vraagt een ernstige, verwijtbare fout van de lijst in de wet. Het bedrijf moet die bewijzen.',
  },
  'es.job.right-temporary-pay': {
    says: 'Aan het einde van de meeste tijdelijke contracten krijgt u 12 dagen loon per jaar. Na meer dan een jaar geldt een termijn van 15 dagen.',
  },
  'es.job.right-temporary-cause': {
    says: 'Een tijdelijk contract moet een echte reden en de duur noemen. Anders bent u vast in dienst, en het einde is een ontslag.',
  },
  'es.job.deadline-sanction': {
    says: 'U hebt 20 werkdagen om een sanctie op het werk aan te vechten. Wij tellen voor de zekerheid vanaf de datum van de brief.',
    action: 'Het bemiddelingsverzoek indienen (papeleta de conciliación)',
    consequence: 'De sanctie staat dan vast.',
  },
  'es.job.right-change': {
    says: 'Voor een grote wijziging van uren of loon geldt een termijn van 15 dagen. Vecht die binnen 20 werkdagen aan. Schaadt zij u, dan mag u vertrekken met 20 dagen loon per jaar.',
  },
  'es.job.right-erte': {
    says: 'Bij een ERTE blijft uw baan bestaan. Voor de dagen of uren zonder werk krijgt u een werkloosheidsuitkering.',
  },
  'es.job.deadline-temporary': {
    says: 'Denkt u dat de baan eigenlijk vast was, dan hebt u 20 werkdagen vanaf de laatste dag. Wij tellen voor de zekerheid vanaf de brief.',
    action: 'Het bemiddelingsverzoek indienen (papeleta de conciliación)',
    consequence: 'U kunt het einde van de baan niet meer aanvechten.',
  },
  'es.job.want-sanction': {
    says: 'Uw werkgever straft u op het werk. U houdt uw baan.',
  },
  'es.job.right-sanction-limits': {
    says: 'Ze mogen geen boete op loon of vakantie afnemen. Bij een ernstige fout moet de brief feiten en dag noemen.',
  },
  'es.job.right-sanction-late': {
    says: 'Vanaf weten hebben ze 10 dagen bij een lichte, 20 bij een ernstige en 60 bij een zeer ernstige fout. Na zes maanden is het te laat.',
  },
  'es.job.want-transfer': {
    says: 'Uw werkgever wil u naar een andere werkplek verplaatsen.',
  },
  'es.job.right-transfer': {
    says: 'Een overplaatsing met verhuizing vraagt een echte reden en 30 dagen vooraf. U kunt gaan met vergoeding, haar aanvechten, of weggaan met 20 dagen loon per jaar.',
  },
  'es.job.deadline-transfer': {
    says: 'U hebt 20 werkdagen vanaf het bericht om de overplaatsing aan te vechten. Wij tellen voor de zekerheid vanaf de datum van de brief.',
    action: 'De overplaatsing aanvechten bij de arbeidsrechter (Juzgado de lo Social)',
    consequence: 'De overplaatsing blijft staan.',
  },
}
