/** Questions about fines, the driver of a car and drinking: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'be.ask.fine': {
    says: 'Betaal niet wat u betwist. Antwoord op de manier en voor de dag op het papier, met uw redenen en bewijs. Een onbetaald bevel tot betalen kan worden uitgevoerd, dus doe het op tijd.',
  },
  'be.ask.fine-driver': {
    says: 'De titularis van de plaat wordt als bestuurder gezien, maar u kunt tonen dat u het niet was. Stuur het formulier met de naam van de bestuurder binnen 15 dagen terug en bewaar bewijs. Betaal niet wat u betwist.',
  },
  'be.ask.drunk-driving': {
    says: 'Rijd niet. De politie kan uw rijbewijs meteen voor 15 dagen nemen, en een rechter kan het langer houden. Een kleine overschrijding kan eindigen met een bedrag om te betalen. Daarboven komt de politierechtbank. Neem een advocaat, gratis bij een laag inkomen (pro Deo).',
  },
}
