/** Questions about WW or sick pay that UWV refuses or stops: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OF_UWV_REFUSED_JA: Words = {
  'nl.ask.ww-refused': {
    says: '決定の日付から6週間以内に異議を出してください。理由は後で構いません。落ち度だけでは足りず、拒めるのは即時解雇の緊急の理由があったか、必要なく辞めた場合だけです。口論や仕事ぶりは多くの場合当たりません。解雇の書類と解決の努力を送ります。解雇が不当なら2か月以内に裁判官へ。お金がなければ市に相談を。',
  },
  'nl.ask.sickness-benefit-stopped': {
    says: '今日、最後のページを見てください。「働ける」という決定への異議は2週間だけのことが多く、ほかは6週間です。一文で異議を出し、理由と主治医の報告は後で送ります。UWVの医師の報告書を求めてください。異議だけでお金は戻らないので、生活できなければ裁判官に早い判断を求めます。どの仕事がなぜできないかを書き、念のためWWも申請を。',
  },
}
