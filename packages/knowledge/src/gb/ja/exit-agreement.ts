/** An offer to end a job by agreement: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENT_JA: Words = {
  'gb.exit.not-yet': {
    says: '申し出だけでは何も終わりません。署名するまで、仕事、賃金、請求の権利は続きます。',
  },
  'gb.exit.reality': {
    says: '金額、最終日、推薦状、周りへの説明など、すべて交渉できます。',
  },
  'gb.exit.right-adviser': {
    says: '書面で、保険に入った独立の助言者が、何を手放すかを説明した場合だけ拘束力があります。助言者の名も必要です。',
  },
  'gb.exit.right-time': {
    says: '考えて助言を受けるのに、少なくとも暦で10日あるべきです。短くするにはあなたの同意が要ります。',
  },
  'gb.exit.right-no': {
    says: '断れます。請求の権利を手放すよう、だれも強制できません。',
  },
  'gb.exit.right-owed-anyway': {
    says: '最終日までの賃金、予告期間の賃金、残りの休暇分は元々あなたのものです。申し出が何を足すかを見てください。',
  },
  'gb.exit.right-speak-up': {
    says: '犯罪や危険を法律で守られた方法で通報することは、どんな条項でも禁じられません。',
  },
  'gb.exit.know-tax': {
    says: '失職への支払いは、最初の3万ポンド（£30,000）まで多くの場合非課税です。予告期間と休暇の賃金には税がかかります。',
  },
  'gb.exit.step-sign': {
    says: 'まだ署名しないでください。全文と、少なくとも10日を書面で求めます。',
  },
  'gb.exit.step-adviser': {
    says: '自分で助言者を選びます。弁護士（solicitor）か、組合や相談所の認定を受けた人です。費用は会社に頼みます。',
  },
  'gb.exit.step-add-up': {
    says: '元々もらえる額と、訴えた場合の価値を計算します。その後で申し出を見直してください。',
  },
  'gb.exit.warn-clock': {
    says: '話し合いの間も、訴える期限は進みます。2026年10月1日以後のことは、多くの場合6か月より1日少ない期間です。',
  },
  'gb.exit.warn-acas': {
    says: 'Acas を通した合意（COT3）は助言者なしで、電話の「はい」だけでも拘束します。先に助言を受けてください。',
  },
  'gb.exit.insight-talks': {
    says: 'こうした話は、普通の不当解雇の裁判では多くの場合使えません。差別や内部通報の件、不当な圧力があった場合は別です。',
    actionable: 'だれが何をいつ言ったか、特に断れば解雇という脅しを書き留めてください。',
  },
  'gb.exit.option-more': {
    says: '望みと理由を書きます。増額、遅い退職日、良い推薦状、助言者の費用などです。',
    title: 'より良い条件を求める',
    cost: '会社が助言料を払えば無料。',
    time: '1～3週間。',
    risk: '申し出が取り消されることがあります。',
    bestFor: '条件が合えば辞めてもよい方。',
  },
  'gb.exit.option-accept': {
    says: '助言者と全条項を確かめてから署名します。',
    title: '助言の後で受け入れる',
    cost: '助言料（会社が払うことが多い）。',
    time: '1～2週間。',
    risk: '書かれた請求の権利を永久に失います。',
    bestFor: '額が公平で、辞めたい方。',
  },
  'gb.exit.option-no': {
    says: '丁寧に断り、仕事を続けます。',
    title: '申し出を断る',
    cost: '無料。',
    time: '短い手紙。',
    risk: '正式な手続きが始まることがあります。公平でなければなりません。',
    bestFor: '続けたい、または訴えの価値が高い方。',
  },
  'gb.exit.right-adviser-ni': {
    says: '書面で、独立の助言者の説明を受けた場合だけ拘束します。Labour Relations Agency を通した合意には助言者は要りません。',
  },
  'gb.exit.right-no-ni': {
    says: '断れます。署名するまで、仕事、賃金、請求の権利は続きます。',
  },
  'gb.exit.step-ni': {
    says: 'まだ署名しないでください。全文と時間を求め、Labour Relations Agency に無料で電話します。',
  },
  'gb.exit.warn-clock-ni': {
    says: '話し合いの間も期限は進みます。北アイルランドでは多くの場合3か月です。',
  },
  'gb.exit.option-ni': {
    says: '望みと理由を書き、助言者の費用も頼みます。',
    title: 'より良い条件を求める',
    cost: '会社が助言料を払えば無料。',
    time: '1～3週間。',
    risk: '申し出が取り消されることがあります。',
    bestFor: '条件が合えば辞めてもよい方。',
  },
}
