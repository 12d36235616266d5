/** Bailiffs in England and Wales, what the notice must say and the fees: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_CHECKS_JA: Words = {
  'gb.bailiff.element-debt': {
    name: '借金のもとになる裁判所の命令や権限',
    says: 'どの裁判所の命令や権限による借金かを、通知に書かなければなりません。',
    ifMissing:
      '正しい通知を送り、待つよう会社に求めてください。この点だけに頼る前に、相談してください。',
  },
  'gb.bailiff.element-sum': {
    name: '通知の日の金額',
    says: '通知の日にいくら借りているかを、通知に書かなければなりません。',
    ifMissing:
      '正しい通知を送り、待つよう会社に求めてください。この点だけに頼る前に、相談してください。',
  },
  'gb.bailiff.element-pay-by': {
    name: '支払いの期限の日時',
    says: '物を取られないために払う日時を、通知に書かなければなりません。',
    ifMissing:
      '正しい通知を送り、待つよう会社に求めてください。この点だけに頼る前に、相談してください。',
  },
  'gb.bailiff.element-costs': {
    name: '増えるかもしれない費用',
    says: '払わないと増えるかもしれない費用を、通知に書かなければなりません。',
    ifMissing:
      '正しい通知を送り、待つよう会社に求めてください。この点だけに頼る前に、相談してください。',
  },
  'gb.bailiff.element-contact': {
    name: '会社への連絡の方法と時間',
    says: '会社の電話番号、住所、連絡できる時間を、通知に書かなければなりません。',
    ifMissing:
      '正しい通知を送り、待つよう会社に求めてください。この点だけに頼る前に、相談してください。',
  },
  'gb.bailiff.element-date': {
    name: '通知の日付',
    says: '通知には日付が必要です。丸7日（7 clear days）は、通知が渡された日から数えます。',
    ifMissing:
      '正しい通知を送り、待つよう会社に求めてください。この点だけに頼る前に、相談してください。',
  },
  'gb.bailiff.fee-compliance': {
    name: '手紙の段階の手数料（compliance fee）',
    says: '役所の借金では、手紙の段階の手数料は1件につき£75です。',
  },
  'gb.bailiff.fee-enforcement': {
    name: '訪問の手数料（enforcement fee）',
    says: '借金が£1,500以下なら、訪問の手数料は£235です。執行官（bailiff）が来た後だけ加えられます。',
  },
  'gb.bailiff.fee-sale': {
    name: '売却の手数料（sale fee）',
    says: '借金が£1,500以下なら、売却の段階の手数料は£110です。売るために物を取りに来たときだけかかります。',
  },
  'gb.bailiff.fact-fee-percentage': {
    says: '借金が£1,500を超えると、訪問と売却の手数料に、超えた分の7.5%も加わります。',
    learnMore: 'この割合は、手数料ではなく、最初の借金の額にかけます。計算の中身を求めてください。',
  },
  'gb.bailiff.fact-fee-high-court': {
    says: '高等法院（High Court）の手数料はもっと高く、手紙が£75、最初の訪問が£190です。合意がない、または守らないと、さらに£495です。VATが加わることがあります。',
    learnMore:
      '売るために物を取ると、さらに£525かかることがあります。£1,000を超える借金では、2つの段階に7.5%がかかります。',
  },
  'gb.bailiff.insight-fees-not-raised': {
    says: '政府は、手数料を上げ、通知の期間を長くする予定だと言いました。それを実施する法律は、まだ見つかりませんでした。',
    actionable:
      '手数料を£75、£235、£110と比べてください。もっと高ければ、どの法律かを会社に聞きます。',
  },
}
