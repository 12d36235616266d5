/** The Dutch words of the rows in ../enquiry-inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_NL: Words = {
  'nz.ask.no-will': {
    says: 'Man, vrouw of partner krijgt de inboedel, een vast eerste bedrag en een derde van de rest. De kinderen delen de andere twee derde. Zonder partner delen de kinderen alles. Iemand moet het High Court om de volmacht (letters of administration) vragen.',
    dependsOn: 'welke familie er nog is',
  },
  'nz.ask.will-dispute': {
    says: 'Vraag de executeur (executor) schriftelijk om een kopie. Na probate kunt u het testament bij het High Court krijgen. Een kind kan de rechter om passende steun uit de erfenis vragen, en een belofte voor gedaan werk opeisen. U hebt meestal 12 maanden na probate.',
  },
  'nz.ask.executor-slow': {
    says: 'Een executeur (executor) moet voor allen handelen en u informeren. Hij mag meestal zes maanden na probate wachten met uitbetalen; ongeveer een jaar in totaal is gewoon. Vraag schriftelijk testament, lijst, rekening en datum. Woont hij in het huis, dan moet hij meestal huur aan de boedel betalen. Anders kan de High Court het bevelen of een ander benoemen. Ga naar een advocaat.',
  },
}
