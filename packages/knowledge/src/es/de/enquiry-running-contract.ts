/** Questions about contracts that run on: electricity, phone and gym: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_DE: Words = {
  'es.ask.telecom-leave': {
    says: 'Sie können jederzeit gehen. Haben Sie zugesagt zu bleiben, muss die Strafe mit der Restzeit sinken.',
    dependsOn: 'ob Sie zugesagt haben zu bleiben',
  },
  'es.ask.gym-health': {
    says: 'Ein Fitnessstudio darf den Austritt nicht erschweren und nichts für nicht Geleistetes verlangen. Kündigen Sie schriftlich, mit Attest und Datum. Eine Strafe muss mit der Restzeit sinken. Lassen Sie dann die Abbuchung bei der Bank stoppen.',
  },
}
