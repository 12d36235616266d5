/** Questions about a fee for a missed appointment: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_APPOINTMENT_DE: Words = {
  'de.ask-buy.missed-appointment': {
    says: 'Sie schulden es nur, wenn die Zeit allein für Sie frei war, Ihnen das vorher klar war und niemand anders drankam. Sehen Sie nach, was Sie unterschrieben haben. In einer Praxis mit Wartezimmer ist meist nichts zu zahlen. Waren Sie plötzlich krank und konnten nicht kommen, schulden Sie nichts. Erspartes ist abzuziehen. Fragen Sie schriftlich nach Grundlage und Berechnung. Die Krankenkasse zahlt das nie.',
    dependsOn: 'ob die Zeit allein für Sie frei war und das vereinbart ist',
  },
  'de.ask-buy.holiday-home-cancelled': {
    says: 'Meist ja, zum Teil. Eine Ferienwohnung ist gemietet: Krankheit beendet den Vertrag nicht, ein Widerrufsrecht gibt es nicht. Der Vermieter muss aber abziehen, was er spart, oft rund 10 %, mit Frühstück etwa 20 %. Wird neu vermietet, geht auch das ab. Fragen Sie schriftlich danach, suchen Sie eine Stornoklausel und bieten Sie Ersatzgäste an. Eine Reiserücktrittsversicherung kann zahlen.',
  },
}
