/** The Dutch words of Germany: modernisation notice. */
import type { Words } from '@plainletter/contracts/rule'

export const MODERNISATION_NOTICE_NL: Words = {
  'de.works.want': {
    says: 'Uw verhuurder plant werkzaamheden aan het huis en wil dat u ze toelaat.',
  },
  'de.works.reality': {
    says: 'U betaalt nu geen hogere huur. Daarvoor is na de werkzaamheden een andere brief nodig, en er is een grens.',
  },
  'de.works.deadline': {
    says: 'Tot het einde van de maand nadat de brief kwam, kunt u zich op nood beroepen of de huur eerder beëindigen. De getoonde dag is de veilige.',
    action: 'De verhuurder uw nood in tekstvorm melden: werkzaamheden, ziekte, geld',
    consequence: 'Nood wordt meestal niet meer gehoord.',
  },
  'de.works.right-three-months': {
    says: 'De aankondiging moet drie maanden vóór het begin komen. Zij moet soort, begin, duur en de te verwachten huurverhoging noemen.',
  },
  'de.works.right-leave': {
    says: 'U mag de huur eerder beëindigen: zeg het vóór het einde van de volgende maand, en zij eindigt een maand later.',
  },
  'de.works.right-reduce': {
    says: 'Lawaai en vuil kunnen de huur volgens de wet verlagen. Energiewerkzaamheden bevrijden de verhuurder daarvan drie maanden lang. Uw kosten, zoals schoonmaken, worden terugbetaald.',
  },
  'de.works.step': {
    says: 'Schrijf op tijd als werkzaamheden, ziekte of de nieuwe huur te veel voor u zijn. Voeg bewijs van inkomen en gezondheid toe.',
  },
  'de.works.option': {
    says: 'Beroep u schriftelijk op nood. Een huurdersvereniging helpt.',
    title: 'U op nood beroepen',
    cost: 'Gratis.',
    time: 'Vóór het einde van de volgende maand.',
    risk: 'Geen.',
    bestFor: 'Laag inkomen, leeftijd of ziekte.',
  },
}
