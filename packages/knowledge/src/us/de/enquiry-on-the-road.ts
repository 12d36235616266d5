/** Questions about traffic tickets and towing: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'us.ask-life.traffic-ticket': {
    says: 'Bis zum Datum auf dem Strafzettel können Sie sagen, dass Sie nicht schuldig sind (not guilty), und eine Anhörung verlangen, oder meist einen Fahrkurs. Zahlen heißt, es zuzugeben. Legen Sie ihn nie beiseite.',
    dependsOn: 'was bei Ihnen eingetragen ist und die Beweise',
  },
  'us.ask-life.towed': {
    says: 'Holen Sie das Auto bald, denn die Gebühren wachsen jeden Tag. Fotografieren Sie die Schilder und verlangen Sie einen Beleg. Viele Bundesstaaten begrenzen Gebühren und geben eine Anhörung oder einen Anspruch, wenn das Abschleppen falsch war.',
    dependsOn: 'die Schilder, die Gebühr und Ihr Bundesstaat',
  },
}
