/** The Japanese words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'ie.debt.step-check': {
    says: 'あなたの借金か確かめてください。名前、金額、日付、もともとの相手を見ます。',
  },
  'ie.debt.step-age': {
    says: '最後に払った日を調べてください。6年に近いか超えているなら、まだ払わず、署名しないでください。',
  },
  'ie.debt.step-mabs': {
    says: 'MABS（0818 07 2000）に電話してください。無料で、あなたのために会社と話せます。',
  },
  'ie.debt.step-write': {
    says: '返事を書いてください。借金の証拠を求めるか、守れる提案をします。',
  },
  'ie.debt.step-offer': {
    says: '払う義務があるなら、家計を計算し、続けられる額を提案してください。支払いの証拠を全部残します。',
  },
  'ie.debt.step-dispute': {
    says: 'まちがっているなら、書面で、理由といっしょに伝えてください。',
  },
}
