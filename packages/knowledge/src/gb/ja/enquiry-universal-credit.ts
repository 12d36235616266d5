/** Questions about money, a partner and deductions on Universal Credit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNIVERSAL_CREDIT_JA: Words = {
  'gb.ask-benefit.savings': {
    says: '£6,000までは変わりません。£6,000から£16,000までは£250ごとに月£4.35減ります。£16,000を超えるとUniversal Creditは止まります。パートナーのお金も数えます。すぐ記録（journal）で報告してください。借金の返済や必要な買い物はできますが、受給のために人にあげたお金は数えられます。領収書を保管します。',
    dependsOn: 'あなたとパートナーの持つ額',
  },
  'gb.ask-benefit.partner-moves-in': {
    says: '泊まる夜の数を決めた法律はありません。お金、請求書、郵便、子ども、周囲の見方などから、一つの家でカップルとして暮らすかで決まります。自分の家がある訪問者はパートナーではありません。引っ越してきたらその日に報告し、共同の申請になります。相手の住所の証拠を保管し、面談の呼び出しが来たら先に助言を。',
    dependsOn: '一つの家でカップルとして暮らすか',
  },
  'gb.ask-benefit.deductions': {
    says: '2025年4月30日から、多くの差し引きの合計は基本額（standard allowance）の15%までです。家賃や光熱費の滞納などは最後の手段として超えることがあります。残りでは暮らせないと、家計表と共に記録（journal）に書き、DWP Debt Managementに減額を求めてください。自治体の緊急支援も尋ねます。',
  },
  'gb.ask-benefit.gifts': {
    says: '家族や友人からもらうお金は、Universal Creditでは収入ではありません。減らされません。手元に残した分は貯金として数えます。全部で£6,000を超えると、初めて支給が減ります。聞かれたら隠さず、だれがなぜくれたかを書いておきましょう。仕事の代金や、夫や妻からの生活費は別です。',
  },
  'gb.ask-benefit.pip-income': {
    says: 'PIP、DLA、Attendance Allowance、Adult Disability Paymentを受けても、Universal Creditは減りません。助けになることもあります。どれかがあれば、支給の上限（benefit cap）はあなたには適用されません。journalで知らせ、世話をする人のためのcarer elementなど、ほかに受けられるものを聞きましょう。',
  },
  'gb.ask-benefit.third-child': {
    says: 'はい。子ども二人までの制限は2026年4月6日に終わりました。その日以後に始まったあなたの最初の月から、Universal Credit にはすべての子どもの分があります。前の月の分は払われません。今すぐ子どもを全員届け出ましょう。給付の上限（benefit cap）で減ることはあります。子どもの分が足りなければ、一か月以内に見直し（mandatory reconsideration）を求めます。',
  },
}
