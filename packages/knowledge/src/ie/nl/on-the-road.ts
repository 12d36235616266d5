/** Dutch: points, seized cars, drink driving, litter fines, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const ON_THE_ROAD_NL: Words = {
  'ie.road.know-points': {
    says: 'Punten blijven drie jaar. Twaalf punten zijn zes maanden zonder rijbewijs, of zeven voor een beginner. Een rechter geeft meer punten dan de brief.',
  },
  'ie.road.right-insurance': {
    says: 'Rijden zonder verzekering komt voor de rechter en kan een verbod geven. Om een ingenomen auto terug te krijgen toont u snel verzekering en belasting en betaalt u de kosten, want ze groeien.',
  },
  'ie.road.know-drink': {
    says: 'Rijden met drank geeft een rijverbod. Neem een advocaat voor de zitting. Kunt u die niet betalen, vraag de rechter dan om gratis hulp.',
  },
  'ie.road.know-off-road': {
    says: 'Een auto die stilstaat moet u melden voordat de belasting eindigt. Voor het verleden kan dat niet, dus de oude belasting blijft verschuldigd.',
  },
  'ie.road.right-litter': {
    says: 'U kunt de boete op tijd betalen, of de gemeente het laten bewijzen bij de rechter. Schrijf haar als u het niet was.',
  },
  'ie.garda.right-solicitor': {
    says: 'U kunt een advocaat zien voordat u antwoordt, en dat kan gratis zijn. U mag zwijgen, maar soms kan een rechter daaruit iets afleiden.',
  },
  'ie.ask.motor-tax': {
    dependsOn: 'of de auto vooraf als niet rijdend is gemeld',
    says: 'De achterstand moet betaald zijn voordat de auto weer belast kan worden. Stilstand telt alleen als u die vooraf meldde. Vraag het motor tax office naar de maanden en het bedrag. Rijd niet zonder belasting: de politie kan de auto meenemen.',
  },
}
