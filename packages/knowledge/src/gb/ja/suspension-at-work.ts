/** A suspension from work: no punishment, and nothing is decided. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SUSPENSION_AT_WORK_JA: Words = {
  'gb.suspension.not-yet': {
    says: '自宅待機（suspension）は罰ではなく、何も証明しません。解雇の前には、公平な調査と聴聞が必要です。',
  },
  'gb.suspension.reality': {
    says: '今は事実を調べる段階です。職場に戻るか、聴聞に呼ばれるかのどちらかです。',
  },
  'gb.suspension.right-pay': {
    says: '契約にはっきり別の定めがない限り、賃金は全額で、休暇も続きます。',
  },
  'gb.suspension.right-short': {
    says: '期間はできるだけ短くし、続ける必要があるか見直すべきです。',
  },
  'gb.suspension.right-cause': {
    says: '待機には正当な理由が必要です。その間、別の仕事や別の場所で働けないか聞けます。',
  },
  'gb.suspension.know-interview': {
    says: '事実を調べるだけの面談には、付き添いの法律上の権利はありません。それでも頼んでみてください。',
  },
  'gb.suspension.step-rules': {
    says: '手紙の決まりを守り、出社せず、勤務時間中は連絡が取れるようにします。組合や相談員とはいつでも話せます。',
  },
  'gb.suspension.step-ask': {
    says: '何についてか、いつまでか、いつ見直すか、だれに連絡できるかを書面で聞いてください。',
  },
  'gb.suspension.step-account': {
    says: '日付と名前を入れて、自分の説明を今書いてください。味方になるメールや人も挙げます。',
  },
  'gb.suspension.option-object': {
    says: '苦情（grievance）を書き、待機が不要な理由と、別の仕事の申し出を述べます。',
    title: '待機に異議を言う',
    cost: '無料。',
    time: '数週間。',
    risk: '落ち着いて書けば低い。',
    bestFor: '必要がない、または長すぎる方。',
  },
  'gb.suspension.option-prepare': {
    says: '時間を使って証拠を集め、組合と話し、質問には正直に答えます。',
    title: '答えを準備する',
    cost: '無料。',
    time: '数時間。',
    risk: '手紙で禁じられていれば同僚に連絡しないでください。',
    bestFor: '聴聞がありそうな方。',
  },
  'gb.suspension.warn-files': {
    says: '会社のファイルを自分に送ったり、メッセージを消したりしないでください。それだけで職を失うことがあります。',
  },
}
