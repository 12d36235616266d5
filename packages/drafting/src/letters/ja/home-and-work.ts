/** Japanese: answers to landlords, employers, companies and offices. */
import type { LetterPlan } from '../../letter-plan.ts'
import { LAW } from './law.ts'

export const JA_HOME_AND_WORK = [
  {
    kinds: ['EVICTION_NOTICE'],
    subject: '明渡しのご請求への回答',
    position: [
      {
        says: '退去には同意しません。解約の申入れには正当な事由が必要です（借地借家法28条）。',
        law: LAW.lease,
        why: 'whyDispute',
      },
    ],
    request: ['次の書類をお送りください。'],
    item: ['賃貸借契約書と通知の写し', '理由とその証拠', '賃料と敷金の明細'],
    hold: [
      {
        says: '鍵の交換や荷物の搬出をしないでください。明渡しを命じることができるのは裁判所だけです。',
        why: 'whyHome',
      },
    ],
    notes: ['noteStay', 'noteNoStop'],
  },
  {
    kinds: ['RENT_ARREARS_LETTER'],
    subject: '賃料のご請求への回答',
    position: ['住み続けることを希望します。明細を確かめるまで、金額を認めるものではありません。'],
    request: ['次の点をお知らせください。'],
    item: [
      '賃料と入金の明細',
      { says: 'どのような分割であれば応じていただけるか', why: 'whyTime' },
    ],
    hold: ['話合いの間は、契約の解除や裁判の手続きをお控えください。'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    subject: '解雇への異議と証明書の請求',
    position: [
      {
        says: '解雇には同意しません。正当な理由のない解雇は無効です（労働契約法16条）。',
        law: LAW.abuse,
        why: 'whyDispute',
      },
      { says: '今後も働く意思があります。', why: 'whyDispute' },
    ],
    request: [{ says: '次の書類をお送りください。', why: 'whyReasons' }],
    item: [
      {
        says: '解雇理由証明書（労働基準法22条）',
        law: LAW.dismissalReason,
        why: 'whyReasons',
      },
      { says: '就業規則と、判断に用いた資料', why: 'whyReasons' },
      { says: '賃金、解雇予告手当、有給休暇の計算', why: 'whyReasons' },
    ],
    hold: [
      { says: '相談する前に、退職届や合意書に署名することはしません。', why: 'whyNoAdmission' },
    ],
    notes: ['noteWorkTime', 'noteKeepCopy'],
  },
  {
    kinds: ['INSURANCE_DECISION'],
    subject: '保険金についての決定への異議',
    position: [
      { says: '決定には納得できず、再度の検討を求めます。', why: 'whyObjection' },
      { says: '理由は次のとおりです。[理由と証拠]', why: 'whyDispute' },
    ],
    request: [{ says: '次の書類をお送りください。', why: 'whyReasons' }],
    item: [
      { says: '根拠とした約款の条項', why: 'whyReasons' },
      { says: '調査報告書、意見書、写真', why: 'whyReasons' },
    ],
    close: ['決定を変えない場合は、苦情を受け付ける機関をお知らせください。'],
    notes: ['noteKeepCopy', 'noteNoStop'],
  },
  {
    kinds: ['CONSUMER_CONTRACT_DISPUTE'],
    subject: '契約についてのご連絡への回答',
    position: [
      'ご請求を認めるものではありません。',
      { says: '経緯は次のとおりです。[約束、出来事、希望]', why: 'whyDispute' },
    ],
    request: ['次の書類をお送りください。'],
    item: ['契約書と、根拠とした条項', '{sum}の計算'],
    hold: ['ご回答まで、手続きを進めないようお願いします。'],
    notes: ['noteKeepCopy'],
  },
  {
    kinds: ['PARKING_TICKET'],
    subject: '駐車に関するご請求への異議',
    position: [
      'ご請求を認めるものではありません。',
      { says: '運転者については申し上げません。', why: 'whyDriver' },
      { says: '理由は次のとおりです。[支払い済み、機械の故障、表示の不備など]', why: 'whyDispute' },
    ],
    request: ['ご請求を取り消すか、次の書類をお送りください。'],
    item: [
      '日付のある車両と表示の写真',
      'その場所で請求する権利を示す書類',
      '根拠とした利用規約の条項',
    ],
    hold: ['ご回答まで、回収業者への引渡しをお控えください。'],
    notes: ['noteDriver', 'noteKeepCopy'],
  },
  {
    kinds: ['COPYRIGHT_INFRINGEMENT_LETTER', 'CEASE_AND_DESIST', 'PPL_PRS_BILL'],
    subject: '警告書への回答',
    position: ['侵害を認めるものではありません。現時点で誓約書に署名することはしません。'],
    request: ['次の書類をお送りください。'],
    item: [
      '権利者であること、または代理権を示す書類',
      'いつ、どこで、何をしたとされるかと、その証拠',
      '{sum}の計算と、通常の使用料',
    ],
    hold: ['専門家に相談中です。ご回答まで、法的手続きをお控えください。'],
    notes: ['noteSignNothing', 'noteNoStop', 'noteKeepCopy'],
  },
] as const satisfies readonly LetterPlan[]
