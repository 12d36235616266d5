/** Opzegging, ontruiming en huurachterstand: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_NL: Words = {
  'gb.home.want-notice': {
    says: 'Blijft u, dan kunnen ze een rechter laten beslissen.',
  },
  'gb.home.reality': {
    says: 'Een brief of opzegging (notice) beëindigt uw woning niet. De meeste huurders kan alleen een rechter bevelen te vertrekken. Alleen ambtenaren van de rechtbank mogen dat uitvoeren.',
  },
  'gb.home.reality-scotland': {
    says: 'Een opzegging (notice) beëindigt uw woning niet. Bij de meeste particuliere huur moet de verhuurder een bevel van het First-tier Tribunal krijgen. Dat kijkt of het redelijk is.',
  },
  'gb.home.reality-ni': {
    says: 'Een opzegging (notice) beëindigt uw woning niet vanzelf. Uw verhuurder heeft een bevel van de rechter nodig om u te laten vertrekken.',
  },
  'gb.home.rights-summary': {
    says: 'U mag blijven tot een rechter anders beslist. U kunt het betwisten, tijd vragen en een gratis advocaat krijgen.',
  },
  'gb.home.rights-scotland': {
    says: 'U mag blijven tot het tribunaal (Tribunal) een bevel geeft. U kunt uw kant vertellen. Ontruimen moet redelijk zijn.',
  },
  'gb.home.who': {
    says: 'Uw verhuurder of makelaar is een privépersoon of bedrijf. Hij mag de sloten niet vervangen, de stroom niet afsluiten en uw spullen niet buiten zetten.',
  },
  'gb.home.not-yet': {
    says: 'Ze kunnen u nu niet uit huis zetten. Eerst moeten er een geldige opzegging, een rechtszaak en een bevel zijn. Daarna een datum met deurwaarders (bailiffs).',
  },
  'gb.home.know-free-lawyer': {
    says: 'Kreeg u bericht dat u uw woning kunt verliezen? Dan kunt u een gratis advocaat krijgen via rechtshulp (legal aid), wat u ook verdient.',
    learnMore:
      'Zoek de Housing Loss Prevention Advice Service op de zoekpagina voor rechtshulp (legal aid).',
  },
  'gb.home.step-stay': {
    says: 'Vertrek niet en geef de sleutels nog niet terug. Gaat u te vroeg weg, dan kunt u rechten en hulp van de gemeente verliezen.',
  },
  'gb.home.step-lawyer': {
    says: 'Vraag nu gratis juridische hulp: een adviseur voor wonen via rechtshulp (legal aid), Shelter of Citizens Advice. Laat hun de brief zien.',
  },
  'gb.home.step-council': {
    says: 'Zeg het uw gemeente (council). Kunt u binnen 56 dagen uw woning verliezen? Dan moet ze u helpen die te houden of een andere te vinden.',
  },
  'gb.home.step-council-wales': {
    says: 'Zeg het uw gemeente (council). Kunt u binnen 56 dagen uw woning verliezen? Dan moet ze u helpen.',
  },
  'gb.home.step-keep-paying': {
    says: 'Blijf huur betalen, of zoveel als u kunt. Bewaar bewijs van elke betaling.',
  },
  'gb.home.step-advice-scotland': {
    says: 'Blijf in uw woning. Vraag advies bij Shelter Scotland of een citizens advice bureau vóór de datum in de brief.',
  },
  'gb.home.step-advice-ni': {
    says: 'Blijf in uw woning. Vraag advies bij Housing Rights vóór de datum in de brief.',
  },
  'gb.home.step-arrears': {
    says: 'Is de huur te laat? Bied de huur aan plus een klein bedrag per week voor de schuld. Kijk naar uitkeringen en een woonbijdrage van de gemeente.',
  },
  'gb.home.step-dispute': {
    says: 'Vraag een huuroverzicht (rent statement) en controleer elke regel. Schrijf elke reparatie op die niet is gedaan, en elke brief daarover.',
  },
  'gb.home.right-court': {
    says: 'U hebt het recht te blijven tot een rechter u beveelt te vertrekken en deurwaarders van de rechtbank (court bailiffs) komen. Dat geldt voor de meeste huurders.',
  },
  'gb.home.right-no-force': {
    says: 'Een verhuurder die u met dwang of angst uit huis zet, pleegt een misdrijf. Bel dan de gemeente (council), en de politie als u in gevaar bent.',
  },
  'gb.home.right-reason': {
    says: 'In Engeland moet een particuliere verhuurder nu een wettelijke reden geven en bewijzen. Er is geen ontruiming zonder reden.',
  },
  'gb.home.right-arrears-ground': {
    says: 'In Engeland vraagt de strenge huurgrond drie maanden achterstand, op de dag van de opzegging én op de zitting. De opzegging moet vier weken geven.',
  },
  'gb.home.right-breathing-space': {
    says: 'Een adempauze (breathing space) kan een opzegging en een stap bij de rechter wegens huurachterstand tot 60 dagen stoppen. De lopende huur moet u betalen.',
  },
  'gb.home.right-scotland': {
    says: 'U kunt het tribunaal (Tribunal) vertellen waarom ontruimen niet redelijk is. Het moet uw kant meewegen.',
  },
  'gb.home.right-ni': {
    says: 'Uw verhuurder moet schriftelijk opzeggen: vier weken in uw eerste 12 maanden, acht weken tot tien jaar, daarna twaalf.',
  },
  'gb.home.option-help': {
    says: 'Ze kijken of de opzegging geldig is en spreken voor u bij de rechter.',
    title: 'Een gratis advocaat voor wonen vragen',
    cost: 'Niets.',
    time: 'Bel vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een opzegging of zittingsdatum.',
  },
  'gb.home.option-plan': {
    says: 'Bied schriftelijk de huur aan plus een bedrag voor de achterstand.',
    title: 'Een regeling voor de huur aanbieden',
    cost: 'Wat u aanbiedt.',
    time: 'Een avond.',
    risk: 'Houd u eraan, anders kan het tegen u werken.',
    bestFor: 'De huur is te laat maar u kunt nu betalen.',
  },
  'gb.home.option-defend': {
    says: 'Komt er een eis (claim)? Stuur het verweerformulier en ga naar de zitting.',
    title: 'Het bij de rechter betwisten',
    cost: 'Verweer kost niets.',
    time: 'Enkele weken tot een zitting.',
    risk: 'Verliest u, dan kunnen er kosten bijkomen.',
    bestFor: 'De opzegging klopt niet, of u hebt een goede reden.',
  },
  'gb.home.warn-court-papers': {
    says: 'Op papieren van de rechter staat een datum voor een formulier en een zitting. Ga naar de zitting, ook als u het formulier stuurde.',
  },
  'gb.home.warn-lodger': {
    says: 'Woont u bij uw verhuurder in huis? Dan hebt u minder rechten en is een kortere opzegtijd nodig. Vraag eerst advies.',
  },
  'gb.home.insight-section-21-ended': {
    says: 'Dit lijkt een section 21 notice van na 30 april 2026. In Engeland eindigden die opzeggingen op 1 mei 2026. Deze heeft dus geen kracht.',
    actionable:
      'Vertrek niet. Laat hem zien aan Shelter of een adviseur van rechtshulp (legal aid). Schrijf de verhuurder dat u blijft.',
  },
  'gb.home.insight-section-21-old': {
    says: 'Dit is een section 21 notice van vóór 1 mei 2026. Hij telt alleen als de verhuurder op tijd naar de rechter ging, uiterlijk op 31 juli 2026.',
    actionable:
      'Vraag schriftelijk of er een eis bij de rechter is, en sinds wanneer. Zo niet, dan telt de opzegging niet meer.',
  },
  'gb.home.insight-section-8': {
    says: 'Een section 8 notice moet de grond noemen. De rechter kijkt dan naar het bewijs, en bij veel gronden naar wat redelijk is.',
    actionable:
      'Zoek het nummer van de grond en vraag een adviseur wat daarvoor bewezen moet worden.',
  },
  'gb.home.change-section-21': {
    says: 'Sinds 1 mei 2026 mogen particuliere verhuurders in Engeland niet zonder reden ontruimen.',
    was: 'Een particuliere verhuurder kon zonder reden met twee maanden opzeggen.',
    is: 'Een verhuurder moet een wettelijke reden geven en die bij de rechter bewijzen.',
  },
  'gb.home.warn-order-made': {
    says: 'Misschien heeft een rechter u bevolen te vertrekken, of hebben deurwaarders (bailiffs) een datum. Vraag vandaag een gratis advocaat. U kunt de rechter misschien vragen het te stoppen.',
  },
  'gb.rent.want': {
    says: 'Ze willen dat u de huur betaalt, of belt om een regeling af te spreken.',
  },
  'gb.rent.step-statement': {
    says: 'Vraag een huuroverzicht (rent statement) en controleer elke regel: elke week, elke betaling, elke uitkering. Er zitten vaak fouten in.',
  },
  'gb.rent.step-plan': {
    says: 'Antwoord vóór de datum. Bied de huur aan plus een klein bedrag per week dat u kunt volhouden. Vraag hun ja op papier.',
  },
  'gb.rent.step-benefits': {
    says: 'Ga na of u alle hulp met de huur krijgt die kan. Is er een tekort? Vraag de gemeente (council) om een extra woonbijdrage.',
  },
  'gb.rent.right-social': {
    says: 'Een gemeente of woningcorporatie (housing association) moet met u praten voordat ze naar de rechter gaat. Ze hoort een regeling te zoeken die u kunt betalen en te helpen met uitkeringen.',
  },
  'gb.rent.option-plan': {
    says: 'Stuur een budget en bied de huur aan plus een bedrag voor de schuld.',
    title: 'Een regeling voor de achterstand aanbieden',
    cost: 'Wat u aanbiedt.',
    time: 'Een avond.',
    risk: 'Bied alleen aan wat u kunt volhouden.',
    bestFor: 'U bent het schuldig en kunt de huur vanaf nu betalen.',
  },
  'gb.home.insight-sale': {
    says: 'Wil een verhuurder verkopen of er zelf wonen, dan moet hij vier maanden vooraf opzeggen. In de eerste 12 maanden van uw huur kan deze reden niet.',
    actionable:
      'Vergelijk de start van uw huur met de data in de opzegging, en vraag bewijs van het plan. Na uw vertrek mag het huis 12 maanden niet opnieuw verhuurd worden.',
  },
  'gb.rent.step-universal-credit': {
    says: 'Schrijf in uw journaal van Universal Credit dat u huur schuldig bent. Vraag waarom het huurdeel laat is en of het direct naar de verhuurder kan.',
  },
}
