/** Traffic fines: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_DE: Words = {
  'jp.public.fine-want': {
    says: 'Die Polizei gibt Ihnen ein Bußgeld (反則金). Zahlen Sie, ist der Fall beendet.',
  },
  'jp.public.fine-real': {
    says: 'Zahlen ist Ihre Wahl. Zahlen Sie, gibt es keine Vorstrafe.',
  },
  'jp.public.fine-not-yet': {
    says: 'Vor dem Ende Ihrer Zahlfrist kann kein Strafverfahren beginnen.',
  },
  'jp.public.fine-seven': {
    says: 'In sieben Tagen nach dem Bußgeld können Sie sofort zahlen. Später bekommen Sie ein neues Papier mit zehn weiteren Tagen.',
    action: 'Zahlen, wenn Sie es annehmen',
    consequence: 'Ein Strafverfahren kann folgen.',
  },
  'jp.public.fine-step': {
    says: 'Prüfen Sie Tag, Ort und Regel. Bestreiten Sie es, zahlen Sie nicht und holen Sie zuerst den Rat eines Anwalts.',
  },
  'jp.public.fine-right': {
    says: 'Sie haben das Recht, nicht zu zahlen und einem Richter Ihre Sicht zu sagen.',
  },
  'jp.public.fine-pay': {
    title: 'Zahlen',
    says: 'Zahlen Sie bei einer Bank oder der Post.',
    cost: 'Das Bußgeld.',
    time: 'Sieben Tage.',
    risk: 'Sie nehmen es an.',
    bestFor: 'Es stimmt.',
  },
}
