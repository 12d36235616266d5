/** The Dutch words of Ireland: enquiry family and neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_NL: Words = {
  'ie.ask.barking-dog': {
    says: 'Praat eerst, en schrijf dagen en tijden op. Gaat het door, dan kunt u zelf bij de District Court klagen; het formulier is eenvoudig en u hebt geen advocaat nodig.',
  },
  'ie.ask.debt-of-the-dead': {
    says: 'Niemand is een schuld schuldig omdat een familielid stierf, tenzij hij er ook voor tekende. De nalatenschap (estate) betaalt eerst. Betaal niet van uw eigen geld; stuur het incassobureau naar de executeur (executor).',
  },
  'ie.ask.divorce-papers': {
    says: 'Antwoord op tijd: in de Circuit Court hebt u 10 dagen om te verschijnen (appearance). Dan komen het verweer (defence) en uw papieren over geld. Vraag vroeg de Legal Aid Board.',
  },
  'ie.ask.jury-duty': {
    says: 'Ja, antwoord erop; het is een wettelijke plicht. U kunt vragen vrijgesteld te worden, bijvoorbeeld wegens ziekte, zorg voor anderen of belangrijk werk. Uw baas moet u vrij geven met loon.',
  },
  'ie.ask.make-a-will': {
    says: 'Nee, u mag het zelf schrijven. Teken het voor twee getuigen die er tegelijk zijn en er niets in krijgen. Een advocaat (solicitor) helpt bij woningen, kinderen of een bedrijf.',
  },
  'ie.ask.sell-family-home': {
    says: 'Nee, niet als u getrouwd bent. De verkoop heeft eerst uw schriftelijke toestemming nodig, ook als het huis alleen op de andere naam staat. Zonder die is hij meestal nietig. Een rechter kan er alleen van afzien als uw nee onredelijk is. Ga nu naar een advocaat.',
  },
}
