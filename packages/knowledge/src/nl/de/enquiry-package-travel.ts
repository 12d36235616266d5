/** Questions about cancelling a package trip: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_DE: Words = {
  'nl.ask.travel-ill': {
    says: 'Eine Pauschalreise können Sie immer absagen, aber die Firma darf eine faire Gebühr verlangen. Krankheit allein macht es nicht kostenlos. Sehen Sie zuerst in Ihre Reiserücktrittsversicherung und melden Sie es am selben Tag, mit Arzt. Oder geben Sie die Reise bis sieben Tage vorher an jemand anderen, zu den echten Kosten.',
    dependsOn: 'Ihrer Versicherung und den Bedingungen der Reise',
  },
}
