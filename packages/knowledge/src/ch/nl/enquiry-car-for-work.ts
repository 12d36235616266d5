/** Questions about a car that a debtor needs: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_FOR_WORK_NL: Words = {
  'ch.ask.car-for-work': {
    says: 'Zeg al bij het beslag dat u de auto nodig hebt en waarom, en laat het opschrijven. Hij mag niet worden genomen als u hem voor uw werk nodig hebt en er geen trein of bus is, zoals bij nachtdienst, of bij een handicap. Stuur een brief van uw werkgever met de tijden. Anders klagen bij het toezicht binnen tien dagen, gratis. Een dure auto kan worden geruild voor een goedkope.',
  },
}
