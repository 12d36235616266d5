/** What the law gives to a worker who is dismissed, what to beware of, and false beliefs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_NL: Words = {
  'de.job.right-form': {
    says: 'Een ontslag per mail, bericht of zonder handtekening met de hand heeft geen effect.',
  },
  'de.job.right-protection': {
    says: 'Na zes maanden, in een bedrijf met meer dan tien volle banen, heeft uw werkgever een wettige reden nodig.',
  },
  'de.job.right-notice': {
    says: 'De opzegtermijn is minstens vier weken, tot de 15e of het einde van de maand. Hij groeit met uw jaren, van één tot zeven maanden.',
  },
  'de.job.right-at-once': {
    says: 'Ontslag op staande voet vraagt een heel ernstige reden, gebruikt binnen twee weken. Meestal moet er eerst een waarschuwing zijn. Vraag de reden: zij moeten die opschrijven.',
  },
  'de.job.right-block-time': {
    says: 'Ontslagen om uw gedrag? Het bureau kan de uitkering twaalf weken stoppen (Sperrzeit), maar niet als het ontslag onwettig is. U hebt een maand voor bezwaar.',
  },
  'de.job.right-special': {
    says: 'Zwanger? Met ouderschapsverlof? Zwaar gehandicapt? In de ondernemingsraad? Dan heeft een ontslag toestemming van een kantoor nodig of is het verboden.',
  },
  'de.job.right-council': {
    says: 'Is er een ondernemingsraad (Betriebsrat), dan moet hij vóór elk ontslag gehoord worden.',
  },
  'de.job.right-papers': {
    says: 'U hebt recht op een eerlijk getuigschrift. Verlof dat u niet kon nemen, wordt uitbetaald.',
  },
  'de.job.right-social-choice': {
    says: 'Bij ontslag om het bedrijf moet de werkgever eerlijk kiezen: dienstjaren, leeftijd, onderhoudsplichten, handicap.',
  },
  'de.job.right-search-time': { says: 'Na de opzegging kunt u vrij vragen om werk te zoeken.' },
  'de.job.warn-three-weeks': {
    says: 'Praten, een belofte of een brief aan de werkgever stopt de drie weken niet. Dat doet alleen een eis bij de rechter.',
  },
  'de.job.warn-block': {
    says: 'U krijgt misschien tot twaalf weken geen werkloosheidsuitkering (Sperrzeit). Vraag de Agentur für Arbeit voordat u iets afspreekt.',
  },
  'de.job.warn-clauses': {
    says: 'Veel contracten laten looneisen na drie maanden vervallen. Eis openstaand loon snel schriftelijk.',
  },
  'de.job.insight-settle': {
    says: 'De arbeidsrechter begint met een gesprek over een schikking. Werkgevers betalen daar vaak om de twijfel te beëindigen.',
    actionable: 'Dien op tijd in, onderhandel dan.',
  },
  'de.job.insight-1a': {
    says: 'De brief biedt geld als u niet naar de rechter gaat (§ 1a KSchG): een half maandloon voor elk jaar.',
    actionable: 'Vergelijk het met uw kansen voordat de drie weken om zijn.',
  },
  'de.job.tactic-power': {
    says: 'Tekende iemand anders dan de baas of het hoofd personeel zonder originele volmacht? Wijs het dan binnen ongeveer een week af.',
    risk: 'De werkgever kan een nieuwe brief sturen. Dien uw eis toch in.',
    notWhen: 'De eigenaar of het hoofd personeel tekende.',
  },
  'de.job.myth-severance': {
    says: 'Bij ontslag is er geen betaling vanzelf (Abfindung). Zij komt van een schikking, een sociaal plan of een aanbod in de brief.',
  },
  'de.job.myth-sick': {
    says: 'U kunt tijdens ziekte ontslagen worden. Maar ziekte alleen is zelden een goede reden.',
  },
  'de.job.myth-oral': {
    says: 'Een ontslag mondeling, per chat of mail heeft geen effect. Zeg dat u blijft werken, en vraag advies.',
  },
  'de.job.element-signature': {
    says: 'Voor een ontslag is papier en een handtekening met de hand nodig.',
    name: 'Een handtekening op papier',
    ifMissing:
      'We zien geen handtekening. Zonder handtekening op papier geldt het ontslag niet. Ga toch naar de rechter.',
  },
  'de.job.right-mass': {
    says: 'Moeten velen binnen 30 dagen weg, dan moet het bedrijf dat eerst melden bij de Agentur für Arbeit. Vraag de ondernemingsraad naar een sociaal plan (Sozialplan).',
  },
  'de.job.right-illness': {
    says: 'Meer dan zes weken ziek in een jaar? Dan had het bedrijf eerst gesprekken moeten aanbieden om uw baan te houden (BEM). Zonder die wint het moeilijk.',
  },
}
