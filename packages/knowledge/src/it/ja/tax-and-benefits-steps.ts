/** Demands of the tax office and its collector: what to do. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_STEPS_JA: Words = {
  'it.public.step-what': {
    says: '何かを見てください。早い通知、税の決定、請求（cartella）、車の使用禁止（fermo）の警告です。送達の日を書きとめます。',
  },
  'it.public.step-real': {
    says: 'SPIDかCIEで、AdER、税務署、INPSの自分のページで確かめてください。決してリンクからは行いません。',
  },
  'it.public.step-act': {
    says: '正しいなら、今、オンラインで分割を頼んでください。まちがっているなら、不服の期限に間に合うように、CAFか税の専門家に会います。',
  },
  'it.public.step-plan': {
    says: '払える回数を選んでください。8回抜けると、計画を失います。',
  },
  'it.public.step-old': {
    says: '日付を見てください。車の税は3年、町の税、罰金、INPSは5年、国の税はほとんど10年です。',
  },
}
