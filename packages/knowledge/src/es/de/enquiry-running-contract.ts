/** Questions about contracts that run on: electricity, phone and gym: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_DE: Words = {
  'es.ask.light-cut': {
    says: 'Nicht sofort. Zu Hause brauchen sie eine förmliche Mahnung und zwei Monate, oder vier mit bono social. Bitten Sie um einen Plan und gehen Sie zum Sozialamt.',
    dependsOn: 'ob Sie den bono social haben und wer bei Ihnen wohnt',
  },
  'es.ask.telecom-leave': {
    says: 'Sie können jederzeit gehen. Haben Sie zugesagt zu bleiben, muss die Strafe mit der Restzeit sinken.',
    dependsOn: 'ob Sie zugesagt haben zu bleiben',
  },
  'es.ask.gym-health': {
    says: 'Ein Fitnessstudio darf den Austritt nicht erschweren und nichts für nicht Geleistetes verlangen. Kündigen Sie schriftlich, mit Attest und Datum. Eine Strafe muss mit der Restzeit sinken. Lassen Sie dann die Abbuchung bei der Bank stoppen.',
  },
  'es.ask.door-contract': {
    says: 'Schreiben Sie jetzt, dass Sie widerrufen, mit Beleg der Zustellung. Nach einem unerbetenen Besuch haben Sie 30 Kalendertage, sonst 14 am Telefon oder an der Tür, ohne Grund und Kosten. Sagte man es Ihnen nicht, haben Sie ein Jahr mehr. Bestreiten Sie, was Sie nie unterschrieben haben, und gehen Sie zur OMIC.',
  },
}
