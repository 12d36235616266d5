/** Questions about heirs, visits, care, names and the refund of a couple: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_NL: Words = {
  'us.story.heirs': {
    says: 'Zonder testament verdeelt de wet tussen man of vrouw en kinderen. Vraag de probate court om iemand te benoemen voor de nalatenschap: die moet alles opschrijven en verantwoorden.',
    dependsOn: 'uw staat, en of er een testament is',
  },
  'us.story.injured-spouse': {
    says: 'U kunt uw deel van een gezamenlijke teruggave meestal terugkrijgen. Dien Form 8379 (injured spouse) in bij de IRS, binnen drie jaar na de aangifte.',
  },
  'us.story.visits': {
    says: 'Bezoek en alimentatie zijn twee dingen. Ook als u alimentatie schuldig bent, moet de andere ouder het bezoekbevel volgen. Vraag de rechter om het af te dwingen, en om de alimentatie te wijzigen.',
  },
  'us.story.care': {
    says: 'Zolang de persoon het nog begrijpt, kan die een volmacht (power of attorney) tekenen. Zo niet, vraag de rechter dan om voogdij (guardianship). Wie het geld beheert, moet het apart houden en verantwoorden.',
  },
  'us.story.name': {
    says: 'Dien een verzoek in bij de rechtbank in uw buurt, betaal de kosten of vraag vrijstelling, en maak het meestal bekend. Na huwelijk of scheiding zijn de papieren vaak genoeg. Zeg het dan Social Security en de DMV.',
  },
}
