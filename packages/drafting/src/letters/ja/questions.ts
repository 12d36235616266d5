/** Japanese: letters to the other side that go with the answer to a question. */
import type { LetterPlan } from '../../letter-plan.ts'
import { LAW } from './law.ts'

export const JA_QUESTIONS = [
  {
    kinds: ['ENQUIRY'],
    asked: ['proof'],
    subject: 'ご請求の根拠についての照会',
    opening: [],
    position: ['ご請求の件でご連絡します。本書は、債務を承認するものではありません。'],
    request: ['次の書類をお送りください。'],
    item: ['契約書または請求書の写し', 'ご請求の明細', '請求する権利があることを示す書類'],
    hold: ['ご回答まで、手続きをお控えください。電話と訪問もお控えください。'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['too_old'],
    subject: '消滅時効についての通知',
    opening: [],
    position: [
      'ご請求の件でご連絡します。本書は、債務を承認するものではありません。',
      {
        says: '[期間が過ぎていると思われるときだけ：]消滅時効を援用します（民法145条）。',
        law: LAW.limitation,
        why: 'whyTooOld',
      },
    ],
    request: ['ご異議があるときは、証拠と日付をお示しください。'],
    hold: ['ご異議がなければ、請求の終了を書面でお知らせください。'],
    notes: ['noteCheckAge', 'noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['home'],
    subject: '住まいについてのお願い',
    opening: [],
    position: [{ says: '次の件でご連絡します。[問題、時期、影響]', why: 'whyDispute' }],
    request: [
      { says: '次の対応をお願いします。[希望と期限]', why: 'whyDispute' },
      { says: 'ご同意いただけないときは、理由と証拠を書面でお示しください。', why: 'whyReasons' },
    ],
    close: ['借主としての権利を留保します。本書は退去や差引きへの同意ではありません。'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['purchase'],
    subject: '商品またはサービスについての申入れ',
    opening: [],
    position: [{ says: '次の件でご連絡します。[購入したもの、時期、問題]', why: 'whyDispute' }],
    request: [{ says: '次の対応をお願いします。[修理、交換、返金または解約]', why: 'whyDispute' }],
    close: ['解決しないときの相談窓口もお知らせください。'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['ENQUIRY'],
    asked: ['work'],
    subject: '労働条件についての申入れ',
    opening: [],
    position: [{ says: '次の件でご連絡します。[出来事、時期、関係者]', why: 'whyDispute' }],
    request: [{ says: '次の対応と、書面での理由の説明をお願いします。[希望]', why: 'whyDispute' }],
    close: ['権利を留保します。本書は変更や差引きへの同意ではありません。'],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
