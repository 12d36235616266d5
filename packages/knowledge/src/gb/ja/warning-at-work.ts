/** A written warning at work: nothing has ended the job. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNING_AT_WORK_JA: Words = {
  'gb.warning.not-yet': {
    says: 'この警告だけで仕事は終わりません。解雇するには、別の理由と新しい聴聞が必要です。',
  },
  'gb.warning.reality': {
    says: '警告には期間があります。過ぎれば、多くの場合もう考慮されないはずです。',
  },
  'gb.warning.right-appeal': {
    says: '警告には不服を言えます。会合で話を聞き、できる限り別の人が決めるべきです。',
  },
  'gb.warning.right-companion': {
    says: '不服の会合には、同僚か組合の人を連れて行けます。',
  },
  'gb.warning.right-content': {
    says: '何が悪く、何をいつまでに変え、いつまで有効で、次に何がありうるかを示す必要があります。',
  },
  'gb.warning.right-data': {
    says: 'あなたについてのメモや証言を求められます。無料で、1か月以内に答える義務があります。',
  },
  'gb.warning.step-appeal': {
    says: '不服申立ての最終日を探してください。短い文で足ります。"I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: '期限が過ぎましたか。それでも申し立て、遅れた理由を書いてください。まだ見てもらえることがあります。',
  },
  'gb.warning.step-diary': {
    says: '正当な求めには応じ、日誌を付けてください。研修や勤務時間など、要る助けは書面で伝えます。',
  },
  'gb.warning.option-appeal': {
    says: '事実、進め方、他の人への軽い扱いなど、何がおかしいかを言います。',
    title: '警告に不服を申し立てる',
    cost: '無料。',
    time: '数週間。',
    risk: '低い。申立てで重くなるべきではありません。',
    bestFor: '警告が誤り、または重すぎる方。',
  },
  'gb.warning.option-note': {
    says: '今は受け入れ、あなたの短い書面を一緒に保管するよう頼みます。',
    title: '自分の書面を付けて受け入れる',
    cost: '無料。',
    time: '数日。',
    risk: '警告は期間中残ります。',
    bestFor: '警告がもっとも、または穏やかに済ませたい方。',
  },
  'gb.warning.insight-later': {
    says: '後で解雇になっても、審判所（tribunal）は、争われなかった警告をめったに見直しません。',
    actionable: '誤りなら、数行でも今申し立ててください。',
  },
}
