/** Warnings over copyright (Abmahnung): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_JA: Words = {
  'de.consumer.copy-want': {
    says: '警告の手紙（Abmahnung）が、署名した約束（Unterlassungserklärung）とお金を求めています。',
  },
  'de.consumer.copy-who': {
    says: '弁護士が、作品、写真、名前の持ち主のために書いています。裁判所ではありません。',
  },
  'de.consumer.copy-reality': {
    says: '本当なら、大事なことです。何もしないと、早い裁判所の命令が来ることがあります。相手の用紙に署名すると、30年縛られることがあります。',
  },
  'de.consumer.copy-rights': {
    says: '自分の短い約束を使い、事実を争い、少なく払うことができます。個人には、弁護士の費用に上限があります。',
  },
  'de.consumer.copy-not-yet': {
    says: '今お金を取ることはできません。それには裁判所が必要です。',
  },
  'de.consumer.copy-step-nosign': {
    says: '相手の用紙に署名せず、電話もしないでください。相手の期日の前に相談してください。期日は近いです。',
  },
  'de.consumer.copy-step-who': {
    says: 'そのとき、だれがネットを使っていたか調べてください。書きとめます。何も消さないでください。',
  },
  'de.consumer.copy-step-modified': {
    says: '弁護士か消費者センターが、変えた約束（modifizierte Unterlassungserklärung）を書けます。必要なら期日の前に送ってください。',
  },
  'de.consumer.copy-step-valid': {
    says: 'あなたがしたのなら、変えた約束を出し、少ない金額を申し出てください。多くの場合、話がまとまります。',
  },
  'de.consumer.copy-step-dispute': {
    says: 'あなたではありませんか。パートナー、同居人、客など、ほかにだれが自分で回線を使えたかを書いてください。だれかを責める必要はありません。',
  },
  'de.consumer.copy-option-modified': {
    says: '払う義務を認めずに、二度としないと約束します。少ない金額を申し出ます。',
    title: '変えた約束を送り、金額を話し合う',
    cost: '弁護士、または消費者センターの相談。',
    time: '期日の前。',
    risk: '約束は一生続きます。破るたびに、罰のお金がかかります。',
    bestFor: '違反がおそらく本当のとき。',
  },
  'de.consumer.copy-option-dispute': {
    says: 'なぜまちがいか、書面で書きます。違法な警告なら、自分の費用を求められることがあります。',
    title: '警告を断る',
    cost: '弁護士をすすめます。',
    time: '期日の前。',
    risk: '裁判所の命令や訴えが続くことがあります。',
    bestFor: 'あなたではない、または作品があなたのものか自由なものであるとき。',
  },
  'de.consumer.copy-option-help': {
    says: '手紙を全部持って行き、変えた約束を頼みます。',
    title: '消費者センターか専門の弁護士',
    cost: '少しの手数料、または決まった料金。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: 'Abmahnungを受けたすべての人。',
  },
  'de.consumer.copy-right-cap': {
    says: '個人には、約束についての弁護士の費用は、€1,000の価値だけで計算します。損害はそれとは別です。',
  },
  'de.consumer.copy-right-form': {
    says: '手紙には、持ち主と、違反の正確な中身を書き、損害と費用を分けなければなりません。そうでなければ、効きません。',
  },
  'de.consumer.copy-right-family': {
    says: 'ネット回線の持ち主が、いつも責任を負うわけではありません。家のほかの人がしたかもしれません。',
  },
  'de.consumer.copy-warn-date': {
    says: '期日は短く、本物です。その前に相談できなければ、書面で時間を延ばすよう求めてください。',
  },
  'de.consumer.copy-element-split': {
    says: '手紙は、損害と費用を分けて示さなければなりません。',
    name: '損害と費用を分けて示すこと',
    ifMissing:
      '損害と弁護士の費用が、分けて示されているのが見つかりません。それがなければ、警告は無効かもしれません。',
  },
  'de.consumer.copy-limitation': {
    says: '費用とほとんどの請求は、その年の終わりから3年で時効になります。',
    from: '持ち主が違反とあなたを知った年の終わり',
    restartedBy:
      '支払いや、認めることで、3年がまた始まります。損害の一部は10年続くことがあります。',
  },
  'de.consumer.desist-right-own': {
    says: '相手の用紙を使う必要はありません。違反を含み、合った罰金を書いた自分の約束で足ります。',
  },
  'de.consumer.desist-right-costs': {
    says: '弁護士の費用を払う義務があるのは、警告が正しく、はっきりしているときだけです。どう計算したか聞けます。',
  },
  'de.consumer.copy-right-child': {
    says: 'ファイル共有を禁じておいたなら、親はふつう子の行為の責任を負いません。いつも見張る必要はありません。',
  },
  'de.consumer.copy-right-court': {
    says: '私的な使用については、自分の住所地の裁判所でしか訴えられません。',
  },
}
