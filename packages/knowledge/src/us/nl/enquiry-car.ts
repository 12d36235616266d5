/** The Dutch words of the rows in ../enquiry-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_NL: Words = {
  'us.ask-debt.deficiency': {
    says: 'U kunt schuldig zijn wat de verkoop niet dekte. Maar zij moeten vóór de verkoop schrijven, eerlijk verkopen en het bedrag uitleggen; anders bent u minder of niets schuldig. Tot de verkoop krijgt u de auto terug voor de hele lening en kosten. In sommige staten en contracten volstaan de gemiste maanden: vraag het vandaag schriftelijk. Wat erin lag is van u: maak een lijst en vraag het schriftelijk terug.',
  },
  'us.ask-debt.car-repo': {
    says: 'In de meeste staten mag een geldgever de auto na een gemiste betaling zonder rechter nemen, maar niet met geweld of dreigementen. Bel hem daarvoor en vraag om een plan.',
    dependsOn: 'of de geldgever een pandrecht (lien) op de auto heeft en uw staat',
  },
  'us.ask-debt.car-taken': {
    says: 'Schrijf vandaag aan de geldgever. Tot de verkoop krijgt u de auto terug voor de hele lening en kosten. In sommige staten en contracten volstaan de gemiste maanden: vraag daarom en naar de laatste dag. Wat erin lag is van u: maak een lijst, vraag het schriftelijk terug en betwist kosten daarvoor. Zij moeten vóór de verkoop schrijven en eerlijk verkopen. Wat de verkoop niet dekt, kunt u schuldig zijn.',
  },
  'us.state.ga.ask-deficiency': {
    says: 'In Georgia kan de verkoper of zijn kredietgever de rest alleen vragen als hij binnen tien dagen na het weghalen schreef. De brief moet aangetekend (registered of certified mail) of per nachtkoerier komen en een openbare verkoop aanbieden. Kwam er geen? Schrijf dat O.C.G.A. 10-1-36 de eis uitsluit, en bewaar elke envelop. Betaal nog niets. Wordt u gedaagd, antwoord binnen 30 dagen. Vraag uw spullen schriftelijk. Een lening van uw eigen bank kan anders zijn.',
  },
}
