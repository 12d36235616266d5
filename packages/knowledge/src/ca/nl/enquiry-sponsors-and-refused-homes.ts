/** The Dutch words of the rows in ../enquiry-sponsors-and-refused-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSORS_AND_REFUSED_HOMES_NL: Words = {
  'ca.fact.sponsor-split': {
    says: 'Uw man of vrouw kan u niet laten uitzetten omdat u weggaat. Een permanent resident blijft dat na de breuk (divorce); sinds 2017 hoeft u geen tijd samen te wonen. Alleen een vals huwelijk of leugens in de aanvraag brengen dat in gevaar. Bent u het nog niet, dan kan de aanvraag (sponsorship) eindigen: eerst naar een advocaat. De belofte van steun loopt door, meestal drie jaar. Bij gevaar bel 911.',
  },
  'ca.fact.home-refused': {
    says: 'Een verhuurder mag u niet weigeren om kinderen, ras, geloof, handicap, geslacht en dergelijke. In de meeste provincies telt ook een uitkering zoals ODSP. Bewaar bericht en advertentie. Klaag binnen een jaar gratis bij het mensenrechtentribunaal of de commissie. Vraag de woning of geld.',
  },
  'ca.fact.no-power-of-attorney': {
    says: 'Begrijpt zij het nog, dan kan zij vandaag een volmacht (power of attorney) tekenen bij advocaat of notaris. Zo niet, vraag de rechtbank of het tribunaal om u voogd of vertegenwoordiger te maken; nodig is een doktersverslag. Vraag Service Canada voor CPP en OAS haar trustee te zijn, dat is sneller. Vraag de bank dringende rekeningen te betalen.',
  },
  'ca.ask.sold-on': {
    says: 'Een verkoop beëindigt uw huur niet: de koper wordt verhuurder, met dezelfde huur. Alleen een koper die er zelf of met naaste familie gaat wonen, kan u laten gaan. Dat vraagt formulier N12 met 60 dagen tot het einde van een huurperiode of contract, en een maand huur. U hoeft die dag niet weg: alleen de Board (LTB) kan het bevelen, na een zitting. Vraag daar meer tijd, en zeg het als het niet eerlijk is.',
  },
}
