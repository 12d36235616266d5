/** Zaken over woning en krediet: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_HOME_AND_CREDIT_NL: Words = {
  'gb.claim.section-21-ended': {
    says: 'Section 21 stopte voor particuliere verhuurders op 1 mei 2026. Een oudere opzegging telt alleen als de zaak uiterlijk 31 juli 2026 bij de rechter was.',
    actionable:
      'Zoek de datum van de opzegging en van de zaak. Toon beide nu aan een gratis woonadviseur.',
  },
  'gb.claim.six-weeks': {
    says: 'Moet de rechter ontruiming bevelen, dan kunt u tot zes weken vragen als eerder gaan heel zwaar is. Zeg waarom op het formulier.',
  },
  'gb.claim.homeless-help': {
    says: 'Zeg het nu tegen uw gemeente. Kunt u binnen 56 dagen uw huis verliezen, dan moet die helpen.',
  },
  'gb.claim.social-landlord-first': {
    says: 'Een gemeente of housing association moet eerst een regeling zoeken en met uitkeringen helpen. Zeg het de rechter als dat niet gebeurde.',
  },
  'gb.claim.mortgage-protocol': {
    says: 'De geldverstrekker moet voor de zaak met u praten over manieren om te betalen. Deed hij dat niet, vraag de rechter om uitstel.',
  },
  'gb.claim.mortgage-last-resort': {
    says: 'Het huis nemen moet de laatste stap zijn. De geldverstrekker moet kijken naar meer tijd, kleinere betalingen of tijd om te verkopen.',
  },
  'gb.claim.scotland-simple-limit': {
    says: 'De eenvoudige procedure (simple procedure) is voor zaken tot £5,000. U kunt meedoen zonder advocaat.',
  },
  'gb.claim.scotland-tenancy-tribunal': {
    says: 'De meeste zaken over particuliere huur horen bij het First-tier Tribunal for Scotland, niet bij de sheriff court.',
    actionable:
      'Zet in het Response Form dat de sheriff court misschien niet bevoegd is, en vraag Shelter Scotland om raad.',
  },
  'gb.claim.scotland-time-order': {
    says: 'Bij een krediet kunt u de sheriff ook om een time order vragen. Die kan kleinere betalingen over langere tijd vaststellen.',
  },
}
