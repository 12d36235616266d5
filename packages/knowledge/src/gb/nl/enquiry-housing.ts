/** Vragen over wonen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NL: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Vraag schriftelijk om de borg en een lijst van elke inhouding met bewijs. Bent u het niet eens? Gebruik de gratis geschillendienst van de borgregeling (deposit scheme). De verhuurder moet de schade bewijzen.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Uw verhuurder had 30 dagen om de borg te beschermen en u te zeggen waar. Zo niet, dan kunt u hem terugeisen plus één tot drie keer het bedrag. U hebt zes jaar.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'U betaalt niet voor gewone slijtage door gebruik. Een verhuurder mag alleen geld vragen voor echte schade of vuil, min de leeftijd van het ding.',
  },
  'gb.ask-housing.repairs': {
    says: 'Uw verhuurder moet het gebouw, leidingen, verwarming, warm water, toiletten en elektra repareren. Meld het schriftelijk met foto’s. Gebeurt er niets, vraag de gemeente (council) te komen controleren. Blijf huur betalen.',
  },
  'gb.ask-housing.damp': {
    says: 'Uw verhuurder moet de woning bewoonbaar houden. Vocht of schimmel kan haar onbewoonbaar maken. Meld het schriftelijk met foto’s en gevolgen voor uw gezondheid. Bel daarna de gemeente (council).',
  },
  'gb.ask-housing.stop-rent': {
    says: 'Stop niet met huur betalen, ook niet als reparaties niet zijn gedaan. U kunt uw woning verliezen door achterstand. Kunt u niet betalen? Praat nu met de verhuurder en een schuldadviseur.',
  },
  'gb.ask-housing.rent-increase': {
    says: 'Een particuliere verhuurder in Engeland mag de huur één keer per jaar verhogen, met Form 4A en twee maanden bericht. Vóór de begindatum kunt u naar het tribunaal. Dat kan niet meer bepalen dan zij vroegen.',
    dependsOn: 'of ze het juiste formulier en de juiste termijn gebruikten',
  },
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
  'gb.ask-housing.entry': {
    says: 'Een verhuurder mag niet binnenlopen wanneer hij wil. Voor reparaties en controles hoort hij minstens 24 uur vooraf schriftelijk bericht te geven, behalve in nood. Vraag hem schriftelijk te stoppen.',
  },
  'gb.ask-housing.lodger': {
    says: 'Een kostganger (lodger) heeft minder rechten. De verhuurder heeft geen bevel van de rechter nodig, maar moet een redelijke opzegtermijn geven, vaak de tijd tussen twee huurdagen. Dwang mag niet.',
    dependsOn: 'of u woonruimte deelt met uw verhuurder',
  },
  'gb.ask-housing.pets': {
    says: 'Sinds 1 mei 2026 mag u een particuliere verhuurder in Engeland schriftelijk om een huisdier vragen. Hij moet binnen 28 dagen antwoorden en heeft een goede reden nodig om te weigeren.',
    dependsOn: 'of hij een goede reden heeft',
  },
  'gb.ask-housing.arrears': {
    says: 'Bel vandaag uw verhuurder en bied de huur aan plus een beetje extra. Kijk naar uw uitkeringen en vraag gratis schuldadvies. Voor de belangrijkste achterstandsgrond zijn drie maanden schuld, vier weken opzegtermijn en een rechter nodig.',
  },
  'gb.ask-housing.leave-early': {
    says: 'Particuliere huur in Engeland heeft nu geen vast einde. U kunt schriftelijk opzeggen met twee maanden, tegen het eind van een huurperiode, tenzij uw contract minder toestaat.',
  },
  'gb.ask-housing.fees': {
    says: 'In Engeland zijn de meeste kosten verboden. Huur, een begrensde borg, een reserveringsbedrag (holding deposit) tot één week huur en enkele kosten door uw eigen fout mogen. Andere kunt u terugeisen.',
    dependsOn: 'waar de kosten voor zijn',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'Bij nieuwe particuliere huur in Engeland mogen ze hoogstens één maand huur vooruit vragen. Ze mogen geen biedingen boven de advertentie vragen.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Een particuliere verhuurder of makelaar in Engeland mag u niet weigeren omdat u een uitkering krijgt of kinderen hebt. Bewaar de advertentie of het bericht en zeg het de gemeente (council).',
  },
  'gb.ask-housing.homeless': {
    says: 'Neem vandaag contact op met de afdeling daklozen (homeless team) van de gemeente. Verliest u binnen 56 dagen uw woning, dan moet ze u helpen te blijven of te verhuizen. Bel Shelter op 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Bewaar bewijs van uw klacht en de datum. In Engeland heeft een verhuurder nu een echte wettelijke reden en een bevel van de rechter nodig. Alleen klagen kan u uw woning dus niet kosten.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'U hebt rechten, ook zonder iets op papier. Betaalt u huur voor een woning voor uzelf, dan bent u waarschijnlijk huurder. Vraag een schriftelijke verklaring van de voorwaarden.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'Section 21 eindigde voor particuliere huurders in Engeland op 1 mei 2026. Sindsdien heeft een verhuurder een wettelijke reden, een section 8 notice en een bevel van de rechter nodig.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'Een particuliere verhuurder in Engeland heeft vier weken opzegtermijn en een rechter nodig. Bij drie maanden schuld op beide data moet de rechter het bevelen. Bij minder kijkt de rechter wat redelijk is.',
    dependsOn: 'hoeveel u schuldig bent, en wat een rechter beslist',
  },
  'gb.ask-home.succession': {
    says: 'Een beschermde huur van de gemeente (secure tenancy) kan één keer overgaan. De man, vrouw of partner die daar woonde neemt haar over. Andere familie kan dat als de huur vóór 1 april 2012 begon en zij er de laatste 12 maanden woonden, of als het contract het zegt. Vraag het schriftelijk, blijf betalen en ga niet weg zonder advies.',
    dependsOn: 'wanneer de huur begon, wie u bent voor de huurder en of zij al eens is overgegaan',
  },
  'gb.ask-homeless.review': {
    says: 'Vraag de gemeente binnen 21 dagen na het besluit schriftelijk om herziening (review), en om onderdak intussen. Is het nog nee, dan hebt u 21 dagen voor beroep bij de County Court op een rechtspunt. Bel vandaag Shelter; hiervoor is rechtshulp.',
  },
}
