import type { LetterPlan } from '../../letter-plan.ts'
/** Japanese: letters for a chosen purpose, and offers to settle. An offer says that it acknowledges nothing (民法152条). */
import { OBJECTION_NOTES } from '../notes.ts'

const NO_ADMISSION = '本書は、債務を承認するものではありません。'

export const JA_PURPOSES = [
  {
    purposes: ['general_dispute'],
    subject: '書面の内容への異議',
    position: [
      '書面の内容には納得できません。',
      NO_ADMISSION,
      { says: '理由は次のとおりです。[誤りと日付]', why: 'whyDispute' },
    ],
    request: ['ご請求を取り下げるか、次の書類をお送りください。'],
    item: ['根拠とする事実と書類', '根拠とする規則または条項'],
    hold: ['ご回答まで、手続きを進めないようお願いします。'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['negotiate'],
    subject: '話合いによる解決のお願い',
    position: [NO_ADMISSION],
    request: [
      {
        says: '話合いによる解決を望みます。どのような内容なら応じていただけるか、書面でお知らせください。',
        why: 'whyTime',
      },
      'あわせて、次の書類をお送りください。',
    ],
    item: ['ご請求の証拠', 'すべての金額と費用の一覧'],
    hold: ['話合いの間は、手続きと費用の加算をお控えください。'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['request_information'],
    subject: '情報提供のお願い',
    position: ['お答えする前に、確かめたいことがあります。', NO_ADMISSION],
    request: ['次の書類をお送りください。'],
    item: ['根拠とする書類', '金額の一覧（日付と理由）', 'この件を扱う権限を示す書類'],
    hold: ['ご回答を確かめるまで、手続きを進めないようお願いします。'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['payment_plan'],
    subject: '分割についてのお尋ね',
    position: [NO_ADMISSION],
    request: [
      {
        says: 'ご請求が証明された場合、どのような分割に応じていただけますか。このお尋ねは約束ではありません。',
        why: 'whyTime',
      },
      { says: '毎月の収入と支出は次のとおりです。[一覧]残りは[金額]です。', why: 'whyTime' },
      'あわせて、次の書類をお送りください。',
    ],
    item: ['ご請求の明細', '支払いが難しい人への支援の案内'],
    hold: ['ご回答まで、手続きと利息や費用の加算をお控えください。'],
    notes: ['noteKeepCopy', 'noteNoPayment'],
  },
  {
    purposes: ['more_time'],
    subject: '回答期限の延長のお願い',
    position: ['相談と回答のため、時間が必要です。', NO_ADMISSION],
    request: [{ says: 'あと28日の猶予と、書面での確認をお願いします。', why: 'whyHold' }],
    hold: ['その間、手続きと費用の加算をお控えください。'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['appeal'],
    subject: '決定への不服申立て',
    position: [
      { says: '決定に不服があり、見直しを求めます。', why: 'whyObjection' },
      { says: '理由は次のとおりです。[理由と証拠]', why: 'whyDispute' },
    ],
    request: [{ says: '次の書類をお送りください。', why: 'whyReasons' }],
    item: [
      { says: '決定の理由', why: 'whyReasons' },
      { says: '判断に用いた資料', why: 'whyReasons' },
      { says: '次にできる手続きとその期限', why: 'whyReasons' },
    ],
    hold: ['見直しの間は、決定の実行をお控えください。'],
    notes: OBJECTION_NOTES,
  },
  {
    purposes: ['complain'],
    subject: '正式な苦情の申出',
    position: [
      { says: '正式に苦情を申し出ます。', why: 'whyDispute' },
      NO_ADMISSION,
      { says: '問題は次のとおりです。[内容、日付、影響]', why: 'whyDispute' },
    ],
    request: [{ says: '次の対応をお願いします。[希望]', why: 'whyDispute' }],
    hold: ['調査の間は、手続きをお控えください。'],
    close: ['解決しないときの第三者機関もお知らせください。'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    purposes: ['offer'],
    subject: '和解のご提案（債務の承認ではありません）',
    position: ['本提案は紛争を終わらせるためのもので、債務を承認するものではありません。'],
    request: [
      {
        says: '{sum}の{percent}％に当たる{offer}を一括とすることで、全部を解決する案です。',
        why: 'whyOffer',
      },
      { says: '次のすべてに書面で同意いただいた場合に限ります。', why: 'whyOffer' },
    ],
    item: [
      { says: '残りを放棄し、ほかに債権債務がないことを確認すること', why: 'whyOffer' },
      { says: 'すべての手続きを終え、債権を譲渡しないこと', why: 'whyOffer' },
      { says: '信用情報を完了として訂正すること', why: 'whyOffer' },
    ],
    hold: ['署名のある同意書を受け取る前に、義務は生じません。提案は28日で終わります。'],
    close: ['それまで手続きをお控えください。'],
    notes: ['noteOfferRisk', 'noteOfferAccept', 'noteKeepCopy'],
  },
  {
    purposes: ['validation'],
    subject: '根拠の確認のお願い',
    position: ['ご請求を認めるものではありません。'],
    request: ['和解を検討する前に、次の書類をお送りください。'],
    item: [
      '署名のある契約書の写し',
      '{sum}の計算',
      '請求する権利があることを示す書類',
      '最後に入金があったとされる日',
    ],
    hold: ['それまで、手続きと費用の加算をお控えください。'],
    notes: ['noteNoPayment', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
