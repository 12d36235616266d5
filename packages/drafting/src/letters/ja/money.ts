import type { LetterPlan } from '../../letter-plan.ts'
/** Japanese: answers to those who ask for money. */
import { COURT_NOTES } from '../notes.ts'
import { LAW } from './law.ts'

const NO_ADMISSION = '本書は、債務の存在や金額を承認するものではありません。'
const TOO_OLD = {
  says: '書面の日付からすると、時効が完成していると思われます。その場合は時効を援用します（民法145条）。',
  when: ['too_old'],
  law: LAW.limitation,
  why: 'whyTooOld',
} as const
const SUMS = {
  says: '書面の内訳は合計額と合いません。項目ごとにご説明ください。',
  when: ['sum_gap'],
  why: 'whySums',
} as const
const PROOF = [
  '契約書または請求の根拠となる書類の写し',
  '{sum}の計算（元金、利息、費用の内訳）',
  { says: '{creditor}からの委任または債権譲渡を示す書類', when: ['has_creditor'] },
  { says: '請求する権利があることを示す書類', unless: ['has_creditor'] },
  '支払期日と、最後に入金があったとされる日',
] as const satisfies NonNullable<LetterPlan['item']>

export const JA_MONEY = [
  {
    kinds: ['DEBT_COLLECTION_LETTER'],
    subject: 'ご請求の根拠についての照会',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, 'つきましては、次の書類をお送りください。'],
    item: PROOF,
    hold: ['ご回答まで、取立ての手続きと費用の加算をお止めください。'],
    close: [
      'ご連絡は書面でお願いします。電話と訪問はお控えください。',
      {
        says: '貸金業者の場合は、取立ての決まり（貸金業法21条）をお守りください。',
        law: LAW.moneyLending,
      },
    ],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    kinds: ['LETTER_BEFORE_CLAIM', 'STATUTORY_DEMAND'],
    subject: '催告書へのご回答',
    position: [NO_ADMISSION, TOO_OLD],
    request: [SUMS, '検討のため、次の書類をお送りください。'],
    item: PROOF,
    hold: ['ご回答の前に、裁判の手続きを始めないようお願いします。'],
    close: ['専門家に相談中であり、話合いによる解決を望みます。'],
    notes: ['noteKeepCopy', 'noteNoPayment', 'noteNoStop'],
  },
  {
    kinds: ['COURT_CLAIM'],
    subject: '裁判手続きについての資料のお願い',
    opening: ['裁判所からの書類を受け取りました。'],
    position: [
      {
        says: 'ご請求を認めるものではありません。本書は、裁判所への答弁や異議の申立てに代わるものではありません。',
        why: 'whyCourt',
      },
    ],
    request: ['つきましては、次の書類をお送りください。'],
    item: PROOF,
    close: ['ご請求を裏付けられないときは、申立てを取り下げてください。'],
    notes: COURT_NOTES,
  },
  {
    kinds: ['COURT_JUDGMENT'],
    subject: '判決についての資料のお願い',
    position: ['判決の内容には納得しておらず、専門家に相談しています。'],
    request: ['次の書類をお送りください。'],
    item: ['判決または決定の写しと送達を示す書類', '{sum}の計算'],
    hold: ['ご回答まで、強制執行をお控えください。'],
    notes: ['noteJudgment', 'noteNoStop'],
  },
  {
    kinds: ['BAILIFF_NOTICE'],
    subject: '手続きの猶予と資料のお願い',
    position: ['解決を望んでいます。本書は、金額や費用を認めるものではありません。'],
    request: [
      {
        says: 'どのような分割であれば応じていただけるか、お知らせください。収入と支出は次のとおりです。[一覧]',
        why: 'whyTime',
      },
      'あわせて、次の書類をお送りください。',
    ],
    item: [
      '手続きの根拠となる判決などの写し',
      '元の金額と、加えた費用の内訳',
      '差押えができない財産と収入の一覧',
    ],
    hold: [
      'ご回答まで、手続きを進めないようお願いします。',
      '[事実のときだけ：]同居者に病気、障害のある人または幼い子がいます。[だれか]',
    ],
    notes: ['noteBailiffPhone', 'noteNoStop'],
  },
  {
    kinds: ['UTILITY_BILL_DEMAND'],
    subject: '料金のご請求についての異議',
    position: [{ says: '今回のご請求には納得できません。', why: 'whyDispute' }],
    request: [SUMS, '次の点をお知らせください。'],
    item: ['{sum}の計算（検針の値、期間、単価）', '支払いが難しい人への支援や分割の制度'],
    hold: ['調査の間は、供給を止めないようお願いします。'],
    close: ['解決しないときの相談窓口もお知らせください。'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['TAX_DEMAND', 'COUNCIL_TAX_DEMAND'],
    subject: '課税額の説明と納付の猶予についての照会',
    position: [{ says: '通知の金額には疑問があります。', why: 'whyDispute' }],
    request: ['次の点をお知らせください。'],
    item: [
      '{sum}の計算（年度、延滞税などの内訳）',
      '不服申立ての方法と期限',
      '納付の猶予や分割の制度',
    ],
    hold: ['ご回答まで、滞納処分をお控えください。'],
    notes: ['noteTaxPhone', 'noteNoStop'],
  },
  {
    kinds: ['BENEFIT_OVERPAYMENT'],
    subject: '返還の決定についての異議',
    position: [
      { says: '決定には納得できず、見直しを求めます。', why: 'whyObjection' },
      { says: '理由は次のとおりです。[誤りと、届け出た日]', why: 'whyDispute' },
    ],
    request: ['次の書類をお送りください。'],
    item: ['{sum}の計算（月ごと）', '届出に誤りがあったとされる内容'],
    hold: ['決定の見直しまで、給付からの差引きをしないでください。'],
    notes: ['noteNoStop', 'noteOwnForm', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
