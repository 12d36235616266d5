/** Questions about notices, eviction and homelessness in England: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_NL: Words = {
  'gb.ask-housing.section-21': {
    says: 'Section 21 eindigde voor particuliere huurders in Engeland op 1 mei 2026. Een opzegging van na 30 april 2026 heeft geen gevolg. U hoeft er niet door te vertrekken.',
  },
  'gb.ask-housing.old-section-21': {
    says: 'Een section 21 notice van vóór 1 mei 2026 telt alleen als er uiterlijk op 31 juli 2026 een eis bij de rechter was. Vraag advies over de datum en de papieren van de rechter.',
    dependsOn: 'wanneer u de opzegging kreeg en of er een rechtszaak is begonnen',
  },
  'gb.ask-housing.evict': {
    says: 'Een particuliere verhuurder in Engeland heeft nu een wettelijke reden, een goede section 8 notice en een bevel van de rechter nodig. Verkopen of zelf gaan wonen vraagt vier maanden opzegtermijn, en mag niet in het eerste jaar.',
    dependsOn: 'de reden die ze geven',
  },
  'gb.ask-housing.must-leave': {
    says: 'U hoeft niet te vertrekken op de dag dat een opzegging afloopt. Alleen een rechter kan dat bevelen. Alleen deurwaarders van de rechtbank (court bailiffs) mogen het uitvoeren. Woont u bij uw verhuurder in huis, dan is het anders.',
  },
  'gb.ask-housing.locked-out': {
    says: 'De meeste huurders uit huis zetten zonder bevel van de rechter, of de sloten vervangen, is een misdrijf. Bel nu de gemeente (council). Bel de politie op 101, of op 999 als u gevaar voelt.',
  },
  'gb.ask-housing.homeless': {
    says: 'Neem vandaag contact op met de afdeling daklozen (homeless team) van de gemeente. Verliest u binnen 56 dagen uw woning, dan moet ze u helpen te blijven of te verhuizen. Bel Shelter op 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Bewaar bewijs van uw klacht en de datum. In Engeland heeft een verhuurder nu een echte wettelijke reden en een bevel van de rechter nodig. Alleen klagen kan u uw woning dus niet kosten.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'Section 21 eindigde voor particuliere huurders in Engeland op 1 mei 2026. Sindsdien heeft een verhuurder een wettelijke reden, een section 8 notice en een bevel van de rechter nodig.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'Een particuliere verhuurder in Engeland heeft vier weken opzegtermijn en een rechter nodig. Bij drie maanden schuld op beide data moet de rechter het bevelen. Bij minder kijkt de rechter wat redelijk is.',
    dependsOn: 'hoeveel u schuldig bent, en wat een rechter beslist',
  },
}
