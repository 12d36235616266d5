/** Questions about builders from next door, trees that do harm, and promises in the deeds: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKS_NEXT_DOOR_NL: Words = {
  'gb.ask-neighbour.access-for-works': {
    says: 'U mag nee zeggen. Uw tuin en hek zijn van u: wie zonder uw ja komt, pleegt inbreuk (trespass). Een rechter kan toegang bevelen, maar meestal alleen voor herstel dat een gebouw in stand houdt, niet voor een aanbouw. Een bericht volgens de Party Wall Act is anders: staat de wet het werk toe, dan mogen ze na 14 dagen binnen. Zegt u ja? Schrijf op welke dagen, wie schade betaalt, en dat alles wordt hersteld. Voor rommel of schade vraagt u schriftelijk de kosten.',
  },
  'gb.ask-neighbour.tree-damage': {
    says: 'U mag wortels en takken tot uw grens wegsnoeien, maar niet zo dat de boom sterft of valt. Vraag eerst een boomverzorger, en de gemeente (council) of hij beschermd is. Zonder rechter kunt u hen niet dwingen hem te kappen. Schaadt hij uw kant? Schrijf met foto’s en geef een redelijke tijd. Daarna zijn zij de redelijke kosten van herstel schuldig: dat heet „nuisance”. Meld het ook bij uw opstalverzekering.',
  },
  'gb.ask-neighbour.fence-promise': {
    says: 'Een T in de akte (deeds) toont meestal van wie het hek is: van de kant waar hij staat. Maar een belofte daarin om het te onderhouden bindt meestal alleen wie haar deed, niet een latere koper die haar niet opnieuw deed. Vaak kan dus niemand de eigenaar dwingen. U betaalt niets als u niet instemde. U mag een eigen hek zetten aan uw kant. Dreigt het op mensen te vallen? Meld het de gemeente (council).',
  },
}
