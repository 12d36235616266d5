/** Questions about pay taken for damage, fixed term contracts and unpaid extra time: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_JOB_NL: Words = {
  'au.ask.deduction-damage': {
    says: 'Nee. De baas mag alleen inhouden als u schriftelijk instemde en het vooral in uw voordeel is, of als wet of award het toestaat. Schade, een kastekort of eigen risico zijn meestal kosten van het bedrijf. Zeg schriftelijk nee en teken niets. Is het al genomen, vraag het met een datum terug. Dan Fair Work Ombudsman, 13 13 94. Zes jaar terug.',
  },
  'au.ask.fixed-term-contract': {
    says: 'Sinds 6 december 2023 mag een tijdelijk contract met verlengingen meestal hoogstens twee jaar duren. Eén verlenging, en daarna geen contracten achter elkaar voor hetzelfde werk. Anders geldt de einddatum niet en bent u als vast. Uitzonderingen: hoog loon, leerlingen, vervanging, gesubsidieerde banen. Vraag het schriftelijk, dan 13 13 94.',
    dependsOn: 'het soort werk en loon',
  },
  'au.ask.unpaid-extra': {
    says: 'Nee. Tijd dat u er moet zijn is werktijd: eerder beginnen, schoonmaken, vergaderingen en training. Die moet betaald worden, soms met overwerktoeslag van uw award. Noteer elke dag met tijden en bewaar berichten. Stuur de baas de uren met een betaaldag. Dan Fair Work Ombudsman, 13 13 94, gratis. Zes jaar terug. Zij mogen u er niet voor straffen.',
  },
  'au.ask.minimum-wage': {
    says: 'Vanaf de eerste volle loonweek na 1 juli 2026 is het $26,44 per uur, of $1.004,90 voor een week van 38 uur, voor belasting. De meeste banen hebben een award met een hoger loon. Oproepkrachten (casuals) krijgen meestal 25% extra. Onder 21 en in opleiding kan het minder zijn. Kijk in de Pay Calculator van de Fair Work Ombudsman (13 13 94). Krijgt u minder, noteer dan uw uren en vraag het schriftelijk: tot zes jaar terug.',
  },
}
