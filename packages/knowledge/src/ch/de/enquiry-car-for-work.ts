/** Questions about a car that a debtor needs: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_FOR_WORK_DE: Words = {
  'ch.ask.car-for-work': {
    says: 'Sagen Sie schon bei der Pfändung, dass und warum Sie das Auto brauchen, und lassen Sie es aufschreiben. Es darf nicht gepfändet werden, wenn Sie es für die Arbeit brauchen und mit Bahn oder Bus nicht hinkommen, etwa bei Nachtschicht, oder bei einer Behinderung. Schicken Sie einen Brief des Arbeitgebers mit Zeiten und den Fahrplan. Sonst Beschwerde an die Aufsichtsbehörde binnen zehn Tagen, gratis. Ein teures Auto kann gegen ein billiges getauscht werden.',
  },
}
