/** The Dutch words of the rows in ../enquiry-checks-cut-and-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHECKS_CUT_AND_FINES_NL: Words = {
  'us.fact.ssi-living-with-family': {
    says: 'Meld Social Security schriftelijk wat u aan huur en nutskosten betaalt. SSI kan tot ongeveer een derde dalen als u daarvan minder dan uw deel betaalt. Sinds september 2024 telt eten niet. Betaalt u uw deel, dan moet de korting stoppen. Vraag binnen 60 dagen herziening; binnen 10 dagen loopt het oude bedrag meestal door.',
  },
  'us.fact.fines-and-jail': {
    says: 'Niet als u echt niet kunt betalen. Voor hechtenis om boetes moet een rechter vragen waarom, en alleen opsluiten wie kon maar niet wilde. Ga met bewijs van inkomen, huur en baanverlies. Vraag een toegevoegd advocaat, kleine termijnen, taakstraf of kwijtschelding. Mis de dag nooit: dan volgt een arrestatiebevel.',
  },
  'us.fact.child-claimed-by-ex': {
    says: 'Geef het kind toch op: op papier, of online met een Identity Protection PIN van IRS.gov. De ouder bij wie het kind meer nachten was mag het opgeven, tenzij u formulier 8332 tekende. De IRS schrijft dan beiden. Bewaar stukken van school, arts en opvang met uw adres. Wie fout zat betaalt terug.',
  },
  'us.fact.work-permit-renewal': {
    says: 'Vroeg u op of na 30 oktober 2025 verlenging aan, dan lopen de meeste werkvergunningen niet meer vanzelf door. Is de kaart verlopen, dan moet u stoppen tot de nieuwe komt. Eerder aangevraagd: het bewijs kan 540 dagen geven. TPS kan anders zijn. Vraag spoed wegens nood en zie een immigratieadvocaat.',
    dependsOn: 'de dag van uw aanvraag',
  },
}
