/** The Dutch words of the rows in ../enquiry-rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_NL: Words = {
  'us.ask-home.rent-increase': {
    says: 'Tijdens een vast huurcontract kan de huur alleen omhoog als het contract dat zegt. Daarna moet het vooraf worden gemeld, en sommige staten en steden begrenzen de verhoging.',
    dependsOn: 'uw huurcontract, uw staat en uw stad',
  },
  'us.story.rent-rise': {
    says: 'Tijdens een huurcontract blijft de huur meestal gelijk. Daarna vragen staten bericht vooraf, vaak 30 tot 90 dagen, en sommige staten en steden begrenzen de verhoging. Vraag schriftelijk welke regel zij gebruiken.',
    dependsOn: 'uw staat, uw stad en het gebouw',
  },
}
