/** Questions about notices, eviction and homelessness in England: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DE: Words = {
  'gb.ask-housing.section-21': {
    says: 'Section 21 endete für private Mieter in England am 1. Mai 2026. Eine Kündigung nach dem 30. April 2026 wirkt nicht. Deswegen müssen Sie nicht ausziehen.',
  },
  'gb.ask-housing.old-section-21': {
    says: 'Eine section 21 notice von vor dem 1. Mai 2026 zählt nur, wenn spätestens am 31. Juli 2026 geklagt wurde. Holen Sie Rat zu Datum und Gerichtspost.',
    dependsOn: 'wann gekündigt wurde und ob das Gericht schon begonnen hat',
  },
  'gb.ask-housing.evict': {
    says: 'Ein privater Vermieter in England braucht jetzt gesetzlichen Grund, richtige section 8 notice und Gerichtsanordnung. Verkauf oder Eigenbedarf braucht vier Monate Frist und geht nicht im ersten Jahr.',
    dependsOn: 'welchen Grund sie nennen',
  },
  'gb.ask-housing.must-leave': {
    says: 'Am letzten Tag einer Kündigung (notice) müssen Sie nicht ausziehen. Nur ein Gericht kann es anordnen, und nur court bailiffs dürfen es durchführen. Wohnen Sie mit dem Vermieter, ist das anders.',
  },
  'gb.ask-housing.locked-out': {
    says: 'Die meisten Mieter ohne Gerichtsanordnung zu vertreiben oder die Schlösser zu tauschen, ist eine Straftat. Rufen Sie jetzt die Gemeinde (council) an und die Polizei unter 101, bei Gefahr 999.',
  },
  'gb.ask-housing.homeless': {
    says: 'Wenden Sie sich heute an das homeless team der Gemeinde (council). Verlieren Sie die Wohnung innerhalb von 56 Tagen, muss sie helfen, zu bleiben oder umzuziehen. Rufen Sie Shelter an: 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Behalten Sie den Beleg Ihrer Beschwerde mit Datum. In England braucht ein Vermieter jetzt echten gesetzlichen Grund und Gerichtsanordnung. Eine Beschwerde allein kostet Sie also nicht die Wohnung.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'Section 21 endete für private Mieter in England am 1. Mai 2026. Seitdem braucht ein Vermieter gesetzlichen Grund, section 8 notice und Gerichtsanordnung.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'Ein privater Vermieter in England braucht vier Wochen Frist und ein Gericht. Fehlen an beiden Tagen drei Monate, muss das Gericht anordnen. Bei weniger prüft es, was fair ist.',
    dependsOn: 'wie viel Sie schulden und was ein Gericht entscheidet',
  },
}
