/** Questions about being accused of leaving after an accident: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIT_AND_RUN_DE: Words = {
  'de.ask-crime.hit-and-run': {
    says: 'Sagen Sie noch nichts zur Sache, auch nicht, dass Sie fuhren oder nichts merkten. Nur Name und Adresse müssen Sie angeben, zur Polizei müssen Sie nicht. Lassen Sie das Auto, wie es ist. Ein Anwalt holt zuerst die Akte: Strafbar ist es nur, wenn Sie den Stoß bemerkt haben. Der Führerschein kann daran hängen, gehen Sie also diese Woche. Melden Sie es binnen einer Woche der Haftpflicht. Ist es beim Parken keinen Tag her? Melden Sie es jetzt.',
  },
}
