/** Questions about an accident at work that the employer does not report: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_DE: Words = {
  'de.ask-job.accident-not-reported': {
    says: 'Sie können den Unfall selbst der Berufsgenossenschaft (BG) melden, auch jetzt noch. Meldet der Chef nicht, verlieren Sie keine Rechte. Gehen Sie zum Durchgangsarzt und sagen Sie, dass es bei der Arbeit oder auf dem Weg war. Sagen Sie nie, es sei zu Hause gewesen. Notieren Sie Zeit, Ort und Zeugen. Der Chef muss binnen drei Tagen melden, wenn Sie über drei Tage ausfallen. Erst sechs Wochen Lohn, dann Verletztengeld. Bestrafen darf man Sie nicht.',
  },
}
