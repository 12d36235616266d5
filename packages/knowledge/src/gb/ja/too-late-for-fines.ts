/** What can still be done about fixed penalties when their day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_JA: Words = {
  'gb.late.driver-reality': {
    says: '答えなかったこと、または運転のことで、裁判所の書類が来ることがあります。今日できることはまだあります。',
  },
  'gb.late.driver-step': {
    says: '28日は過ぎたようです。それでも今日、出した証拠を残して用紙を送り、遅れた理由を書いてください。早くできなかったなら、まだ認められることがあります。',
  },
  'gb.late.driver-court-step': {
    says: '裁判所の書類が来ましたか。その期限までに答え、弁護士（solicitor）に相談してください。知らないうちに有罪になったなら、知った日から21日以内に裁判所に伝えます。',
  },
  'gb.late.driver-option': {
    says: '運転した人の名前と住所（自分でも）と、遅れた事情を送ります。',
    title: '今日、運転者を知らせる',
    cost: 'かかりません。',
    time: '数分です。',
    risk: '遅れたことで罪に問われることはあります。',
    bestFor: 'だれが運転したか分かるとき。',
  },
  'gb.late.driver-ni-step': {
    says: '通知の日数は過ぎたようです。それでも今日、証拠を残して用紙を送り、遅れた理由を書いてください。裁判所の書類が来たら弁護士（solicitor）に相談します。',
  },
  'gb.late.police-step': {
    says: '日数は過ぎたようです。今日、手紙の窓口に電話し、まだ払えるか聞いてください。だめなら裁判所の書類が来ます。その期限までに答えてください。',
  },
  'gb.late.police-fine-step': {
    says: '警官から手渡されましたか。今は5割増しの罰金になっているかもしれません。自分は受け取っていない、または期限内に裁判を求めたなら、裁判所の手紙から21日以内に伝えてください。',
  },
  'gb.late.police-option': {
    says: '理由をつけて認めるか、認めないと答えます。申し出を受けなかったことで刑が重くなってはいけません。',
    title: '来た裁判所の書類に答える',
    cost: '負けると収入に応じた罰金と費用がかかります。',
    time: '数か月かかります。',
    risk: '罰金や点数が申し出より重くなることがあります。',
    bestFor: '申し出が終わったとき。',
  },
  'gb.late.pcn-scotland-step': {
    says: 'この手紙の日数は過ぎたようです。今日 council に電話し、次に何が来るか聞いてください。理由と遅れたわけを今送れば、まだ見てもらえることがあります。',
  },
  'gb.late.pcn-scotland-appeal-step': {
    says: '28日は過ぎたようです。今日、審判所に不服申立てを送り、遅れた理由を書いてください。期間の延長の願いとして扱われ、認められるかどうかは審判所が決めます。',
  },
  'gb.late.pcn-scotland-certificate-step': {
    says: '14日は過ぎたようなので、執行官（sheriff officers）が来ることがあります。今日 council に電話し、払うか分割を頼んでください。前の手紙が届いていなければ、そう伝えます。',
  },
  'gb.late.pcn-ni-step': {
    says: 'この通知の日数は過ぎたようです。今日、書かれた窓口に電話し、次に何が来るか聞いてください。理由と遅れたわけを今送ります。',
  },
  'gb.late.pcn-ni-appeal-step': {
    says: '日数は過ぎたようです。今日、審判所に不服申立ての用紙を送り、遅れた理由を書いてください。認められるかどうかは審判所が決めます。',
  },
  'gb.late.pcn-ni-certificate-step': {
    says: 'notice to owner や、異議への答えが届いていませんか。今日、審判所に宣誓書（statutory declaration）を送り、遅れた理由を書いてください。そうでなければ電話して払うか、分割を頼みます。',
  },
}
