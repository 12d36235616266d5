/** TV licence letters: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_JA: Words = {
  'gb.tv.want': {
    says: 'この手紙だけで、払う義務はありません。',
  },
  'gb.tv.reality': {
    says: '許可証（TV licence）の記録がない家への、決まった手紙です。請求書でも罰金でもなく、裁判所からでもありません。',
  },
  'gb.tv.who': {
    says: 'TV LicensingはBBCのために働いています。訪問する人は警察ではありません。ほかの訪問者と同じで、中に入る権利はありません。',
  },
  'gb.tv.rights-summary': {
    says: 'テレビの生放送もBBC iPlayerも見ないなら、許可証（TV licence）はいりません。令状（warrant）がなければ、訪問する人を入れる必要はありません。',
  },
  'gb.tv.no-entry-yet': {
    says: '裁判所の令状（warrant）なしに、家を調べられません。裁判所には、先によい理由が必要です。',
  },
  'gb.tv.no-fine-yet': {
    says: '手紙で罰金（fine）を科すことはできません。できるのは裁判所だけで、あなたの話を聞く手続きの後だけです。',
  },
  'gb.tv.know-catch-up': {
    says: 'Netflix、DVD、ほかのチャンネルの見逃し配信に、許可証（TV licence）はいりません。どのチャンネルでも生放送と、BBC iPlayerにはいります。',
    learnMore:
      '生放送とは、放送と同時に見ることです。テレビ、電話、パソコンのどれでも同じです。YouTubeでも、テレビの生放送ならいります。',
  },
  'gb.tv.org-price': {
    says: 'カラーの許可証は、2026年4月1日から年£180です。分割で払えます。75歳からPension Creditがあれば無料、目の見えない人は半額です。',
  },
  'gb.tv.step-check': {
    says: '家のだれかが、テレビの生放送を見る、録画する、BBC iPlayerを使うことがありますか。確かめるのはそれだけです。',
  },
  'gb.tv.step-declare': {
    says: '「いいえ」なら、公式サイトで許可証がいらないと伝えてください。しばらく手紙が止まります。',
  },
  'gb.tv.step-buy': {
    says: '「はい」なら、今買うか、毎週か毎月払う計画に入ってください。先に、無料か安くならないか確かめます。',
  },
  'gb.tv.step-own-site': {
    says: 'ウェブのアドレスを自分で入力してください。詐欺のメールやSMSは、TV Licensingの名前をよく使います。',
  },
  'gb.tv.step-moved': {
    says: '前の住所に許可証（TV licence）があるなら、新しい住所に移してください。2つ目はいりません。',
  },
  'gb.tv.right-door': {
    says: '訪問する人を玄関で止め、いつでも話を終えられます。質問に答えたり署名したりする必要はありません。',
  },
  'gb.tv.right-no-licence': {
    says: 'ほかのことだけに使うなら、テレビを持っていても払わない権利があります。',
  },
  'gb.tv.right-no-duty': {
    says: 'この手紙に答える法律上の義務はありません。短く答えると、手紙が止まって楽なことが多いです。',
  },
  'gb.tv.right-refund': {
    says: '払っていて、許可証がもういらないなら、一部を返すよう求められます。',
  },
  'gb.tv.option-declare': {
    says: '公式サイトの用紙を書くか、短い手紙を書きます。',
    title: '許可証がいらないと伝える',
    cost: '無料。',
    time: '10分。',
    risk: '本当でなければなりません。それでも訪問して確かめることがあります。',
    bestFor: '家のだれも生放送やBBC iPlayerを見ない場合。',
  },
  'gb.tv.option-buy': {
    says: 'オンライン、電話、PayPointで買います。お金が足りなければ、計画について聞いてください。',
    title: '許可証を買う（必要なら分割で）',
    cost: 'カラーは年£180。',
    time: '10分。',
    risk: 'ありません。',
    bestFor: '家のだれかが生放送かBBC iPlayerを見る場合。',
  },
  'gb.tv.option-ignore': {
    says: '手紙に答えなくてもかまいません。手紙と訪問は続くかもしれません。',
    title: '許可証がいらないなら、そのままにする',
    cost: '無料。',
    time: 'かかりません。',
    risk: '手紙が増え、訪問もあるかもしれません。',
    bestFor: '許可証がいらず、手紙が気にならない場合。',
  },
  'gb.tv.warn-offence': {
    says: '許可証なしに生放送やBBC iPlayerを見ることは犯罪です。裁判所は£1,000までの罰金（fine）と費用を科せます。',
  },
  'gb.tv.warn-summons': {
    says: '許可証（TV licence）についての裁判所の書類には、答える最後の日があり、21日のことが多いです。今日読み、相談してください。',
  },
  'gb.tv.insight-visit': {
    says: '日の書いていない訪問の話は、決まった手紙の文です。だれか来ても、入れる必要はありません。',
    actionable: '身分証を見せるよう求めてください。話したくないと言い、ドアを閉めます。',
  },
  'gb.tv.insight-occupier': {
    says: '「住んでいる人（the occupier）」あてです。だれが住み、何を見ているかを知りません。',
    actionable: '許可証がいらないと言うのに、名前を言う必要はありません。',
  },
}
