/** The Dutch words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_NL: Words = {
  'es.ask.child-support': {
    says: 'Vraag de rechtbank die het bepaalde om tenuitvoerlegging. Zij kan loon nemen zonder de gewone grens. Twee maanden achter elkaar onbetaald, of vier in totaal, kan strafbaar zijn.',
  },
  'es.ask.see-children': {
    says: 'Noteer elke geweigerde dag, met berichten. Vraag de rechter de omgang af te dwingen: boete, extra dagen, andere zorg. Blijf alimentatie betalen. Met een laag inkomen is de advocaat gratis.',
  },
  'es.ask.move-child': {
    says: 'Waar een kind woont beslissen beide ouders, ook na een scheiding, tenzij een rechter dat aan één gaf. Verhuis niet zonder een ja op papier of het ja van de rechter. Zonder akkoord beslist de rechter: vraag het snel met een advocaat, gratis bij een laag inkomen.',
  },
  'es.ask.support-lower': {
    says: 'Die daalt niet vanzelf en u mag die niet alleen verlagen. Tot een rechter die wijzigt, bent u alles schuldig. Vraag snel om wijziging (modificación de medidas), liefst met een akkoord dat de rechter goedkeurt. Met een laag inkomen is de advocaat gratis. Betaal wat u kunt en bewaar bewijs: twee maanden na elkaar niet betaald, of vier in totaal, kan strafbaar zijn.',
  },
}
