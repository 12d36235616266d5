/** The Dutch words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_NL: Words = {
  'nz.ask.child-support': {
    says: 'Zeg het Inland Revenue. Het kan kinderalimentatie (child support) van loon en bankrekeningen nemen, en boetes toevoegen. Hebt u alleen een eigen afspraak? Vraag dan om een vaststelling (assessment).',
  },
  'nz.ask.barking-dog': {
    says: 'Praat eerst, en schrijf dagen en tijden op. Klaag daarna bij uw gemeente (council): die kan een bevel sturen om het blaffen te stoppen en zelfs de hond meenemen.',
  },
  'nz.ask.debt-of-the-dead': {
    says: 'Niemand is een schuld schuldig omdat een familielid stierf, tenzij hij er zelf ook voor tekende. De nalatenschap (estate) betaalt eerst. Betaal niet van uw eigen geld; stuur het incassobureau naar de executeur (executor).',
  },
  'nz.ask.divorce-papers': {
    says: 'Bent u het eens? Dan hoeft u niets te doen. Bent u ertegen? Dien dan binnen 21 dagen na het krijgen van de papieren een verweer (defence) in. De partijen moeten meestal twee jaar apart hebben geleefd.',
  },
  'nz.ask.jury-duty': {
    says: 'Ja, antwoord; het is een wettelijke plicht. U kunt vragen om niet te hoeven of om later te dienen, bijvoorbeeld wegens ziekte, zorg voor anderen of problemen (hardship). Uw baas mag u er niet om ontslaan.',
  },
  'nz.ask.make-a-will': {
    says: 'Nee, u mag het zelf schrijven. Teken het voor twee getuigen die er tegelijk bij zijn en er niets in krijgen. Een advocaat helpt bij huizen, kinderen of een bedrijf.',
  },
  'nz.ask.tree': {
    says: 'U mag snoeien wat overhangt, tot de grens, als de boom niet beschermd is. Bij gevaar, verloren uitzicht of wortels kan de District Court snoeien of weghalen bevelen.',
  },
  'nz.ask.noise': {
    says: 'Bel elke keer noise control van uw gemeente, dag en nacht, en houd een lijst bij. Een ambtenaar kan tot 72 uur stilte bevelen. Gaat het lawaai door, dan kan hij met de politie terugkomen en de installatie meenemen.',
  },
}
