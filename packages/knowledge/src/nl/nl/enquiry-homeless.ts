/** Questions about people who have no home or lose it soon: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_NL: Words = {
  'nl.ask.homeless': {
    says: 'Ga vandaag naar de gemeente en vraag om opvang (Wmo), met uw kinderen en papieren; elke gemeente moet het bekijken. Zij moet helpen als u uw thuis kwijt bent en het alleen niet redt. Vraag het antwoord op papier, zodat u binnen zes weken bezwaar kunt maken en meteen naar de rechter kunt. Vraag ook om urgentie, een briefadres en bijstand. Met kinderen belt u het wijkteam.',
  },
}
