/** Questions about unequal treatment, pregnancy and reporting wrongs at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCRIMINATION_JA: Words = {
  'gb.ask-work.discrimination': {
    says: '年齢、障害、人種、宗教、性別、妊娠、性的指向、トランスジェンダーを理由にひどく扱うことは違法です。働いた期間は関係ありません。何があったかを書き、苦情を出してください。',
  },
  'gb.ask-work.pregnant': {
    says: '妊娠や出産休暇を理由に、解雇したりひどく扱ったりしてはいけません。仕事の1日目からです。人員削減のときは妊娠を書面で伝えてください。合う別の仕事で優先されます。すぐ相談し、メッセージを全部残してください。',
  },
  'gb.ask-work.whistleblow': {
    says: '犯罪や危険など、公共の利益のために問題を報告すると、法律で守られます。働いた期間は関係ありません。7日以内に求める命令もあるので、早く相談してください。',
  },
  'gb.ask-work.pregnant-claim': {
    says: '妊娠を理由にした解雇は、1日目から不公正で、差別です。働いた期間に関係なく請求できます。期限があるので今Acasに連絡し、メッセージを全部残してください。',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: '今Acasに連絡してください。2026年10月1日以降の解雇なら、6か月から1日引いた期間です。前の解雇なら、3か月から1日引いた期間でした。妊娠による解雇は1日目から不公正で、働いた期間は関係ありません。',
  },
  'gb.ask-work.sexual-harassment': {
    says: 'これはセクハラで、法律で禁じられています。辞める必要はありません。メッセージを残し、毎回のことと見ていた人を書き留めてください。書面で苦情を出してください。会社は対応しなければならず、あなたを罰してはいけません。Acasが無料で助けます：0300 123 1100。2026年10月1日以後のことは、審判所まで原則6か月、それより前のことは3か月から1日引いた期間です。触られたり脅されたりしたら、警察にも行けます。',
  },
}
