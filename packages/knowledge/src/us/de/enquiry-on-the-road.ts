/** The German words of the rows in ../enquiry-on-the-road.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'us.ask-everyday.private-parking': {
    says: 'Es ist eine Rechnung, keine Strafe eines Gerichts. Die Firma muss zeigen, dass klare Schilder den Preis nannten und die Summe fair ist. Bestreiten Sie sie schriftlich mit Fotos. Schulden Sie die Gebühr wirklich, zahlen Sie diesen Teil. Im Streit entscheidet ein Gericht.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Bis zum Datum auf dem Strafzettel können Sie sagen, dass Sie nicht schuldig sind (not guilty), und eine Anhörung verlangen, oder meist einen Fahrkurs. Zahlen heißt, es zuzugeben. Legen Sie ihn nie beiseite.',
    dependsOn: 'was bei Ihnen eingetragen ist und die Beweise',
  },
  'us.ask-life.towed': {
    says: 'Holen Sie das Auto bald, denn die Gebühren wachsen jeden Tag. Fotografieren Sie die Schilder und verlangen Sie einen Beleg. Viele Bundesstaaten begrenzen Gebühren und geben eine Anhörung oder einen Anspruch, wenn das Abschleppen falsch war.',
    dependsOn: 'die Schilder, die Gebühr und Ihr Bundesstaat',
  },
  'us.ask-everyday.toll': {
    says: 'Nicht immer. Wurde das Auto vor dem Tag verkauft, gestohlen oder verleast, schicken Sie der Mautstelle (toll agency) bis zum Datum in der Mitteilung Beweise. Prüfen Sie, ob die Rechnung echt ist.',
    dependsOn: 'wem das Auto an dem Tag gehörte und wer fuhr',
  },
}
