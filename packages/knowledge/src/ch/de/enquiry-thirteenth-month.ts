/** Questions about the thirteenth month’s pay: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_THIRTEENTH_MONTH_DE: Words = {
  'ch.ask.thirteenth': {
    says: 'Steht der 13. Monatslohn als Lohn im Vertrag oder GAV, bekommen Sie den Anteil für die gearbeiteten Monate, auch wenn Sie vor Dezember gehen. Dass man dann noch da sein muss, gilt für Lohn nicht. Eine freiwillige Gratifikation gibt es anteilig nur, wenn es so vereinbart ist. Kam sie jedes Jahr ohne Vorbehalt? Dann kann sie Lohn sein. Fordern Sie schriftlich mit Datum.',
    dependsOn: 'ob er als Lohn oder als Gratifikation vereinbart ist',
  },
}
