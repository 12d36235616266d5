/** The German words of the rows in ../leaving-a-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_A_JOB_DE: Words = {
  'jp.ask.quit': {
    says: 'Bei einer unbefristeten Stelle können Sie mit zwei Wochen Frist gehen. Die Firma kann das nicht ablehnen. Bei Befristung brauchen Sie einen starken Grund oder ein Jahr muss um sein.',
  },
  'jp.job.right-no-penalty': {
    says: 'Eine Firma darf keine Strafe für das Kündigen vorher festlegen und nichts vom Lohn abziehen. Sie kann nur Schaden fordern, den sie beweist.',
  },
  'jp.job.right-asked-to-leave': {
    says: 'Das ist nur eine Bitte zu gehen (退職勧奨). Sie dürfen Nein sagen, und von selbst geschieht nichts. Immer neues Drängen ist rechtswidrig. Ein Ja unter Drohung oder Täuschung lässt sich aufheben.',
  },
  'jp.job.leave-offer-reality': {
    says: 'Sie müssen das Angebot nicht annehmen. Sagen Sie nein und man kündigt Ihnen, braucht es einen fairen Grund.',
  },
  'jp.job.step-leave-offer': {
    says: 'Lassen Sie sich Summe, letzten Tag und Grund schriftlich geben. Geht es auf Wunsch des Betriebs (会社都合), kommt Arbeitslosengeld meist früher. Unterschreiben Sie im Gespräch nichts.',
  },
}
