/** The Dutch words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_NL: Words = {
  'au.ask.barking-dog': {
    says: 'Praat eerst, en noteer dagen en tijden. Klaag dan bij uw gemeente (council): die kan de eigenaar bevelen het blaffen te stoppen en een boete geven.',
  },
  'au.ask.debt-of-the-dead': {
    says: 'Niemand is een schuld schuldig omdat een familielid stierf, tenzij hij er ook voor tekende. De nalatenschap (estate) betaalt eerst. Betaal niet van uw eigen geld; stuur de incasseerder naar de executeur (executor).',
  },
  'au.ask.divorce-papers': {
    says: 'U hoeft niets te doen als u het eens bent. Wilt u zich verzetten of feiten verbeteren? Dien een antwoord in binnen 28 dagen na de betekening (service). Over kinderen en bezit wordt apart beslist; vraag vroeg legal aid (gratis rechtshulp).',
  },
  'au.ask.jury-duty': {
    says: 'Ja, antwoord uiterlijk op de genoemde dag; het is een wettelijke plicht. U kunt vrijstelling of een later moment vragen, bijvoorbeeld om ziekte, zorg voor anderen of grote problemen. Uw baas mag u er niet voor straffen.',
  },
  'au.ask.make-a-will': {
    says: 'Nee, u mag het zelf schrijven. Teken het voor twee getuigen die er tegelijk zijn en er niets in krijgen. Een advocaat helpt bij huizen, kinderen of een bedrijf.',
  },
  'au.ask.tree-nsw': {
    says: 'Schrijf de buur en probeer het eerst samen eens te worden. Lukt dat niet? Dan kan de Land and Environment Court werk aan de boom en betaling van de schade bevelen.',
  },
  'au.ask.ex-debt': {
    says: 'Alleen als u ook tekende. Bij een gezamenlijke lening is ieder de bank alles schuldig, wat u ook afsprak. Meld nood bij de bank; een familierechter kan schulden tussen u verdelen.',
  },
  'au.ask.noise': {
    says: 'Noteer data en tijden en praat eerst met hen. Bel de gemeente (council), of ’s nachts de politie: zij kunnen stilte bevelen. In New South Wales kunt u ook de Local Court om een bevel vragen. Schrijf in een flat ook de strata of body corporate.',
  },
}
