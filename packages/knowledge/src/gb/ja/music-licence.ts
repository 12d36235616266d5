/** Music licences: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_JA: Words = {
  'gb.music.want-licence': {
    says: 'あなたの店や会社で音楽が聞こえるかを知りたがっています。',
  },
  'gb.music.who': {
    says: 'PPL PRSは、2つの団体が持つ民間の会社です。PRS for Musicは曲を作る人のために集めます。PPLは、録音を作る人と演奏する人のために集めます。',
  },
  'gb.music.rights-summary': {
    says: '音楽がなければ、許可証（licence）はいりません。流すなら、どの料金表をなぜ使ったかを聞き、争えます。',
  },
  'gb.music.reality': {
    says: 'この手紙は請求書ではなく、裁判所からでもありません。音楽を流すかどうかに関係なく、多くの会社に送られます。',
  },
  'gb.music.reality-bill': {
    says: '民間の会社の請求書です。罰金（fine）ではなく、裁判所からでもありません。許可証に同意したか、その音楽を流したときだけ払う義務があります。',
  },
  'gb.music.no-entry': {
    says: '無理に入る、店を調べる、物を取ることはできません。だれでも入れる所には入ることができます。',
  },
  'gb.music.no-closing': {
    says: '手紙で店を閉めたり、音楽を止めたりはできません。裁判の後に裁判官だけが命じられます。',
  },
  'gb.music.know-headphones': {
    says: '自分のヘッドホンの音楽は、公に流すことになりません。1人の職場の一部では、PPL PRSは料金を求めないとしています。',
    learnMore:
      'だれに許可証がいるかのページを見てください。1人で働く人や、客の来ない自宅で働く人を確かめます。',
  },
  'gb.music.org-not-council': {
    says: 'これは役所の許可証でもTV Licenceでもありません。それらも必要かもしれませんが、別のものです。',
  },
  'gb.music.org-tribunal': {
    says: '特別な裁判所のCopyright Tribunalが、条件と値段が公正かを決められます。',
  },
  'gb.music.right-no-licence': {
    says: '音楽を流さず、何も払わない権利があります。許可証（licence）が必要なのは、音楽を公に流すときだけです。',
  },
  'gb.music.right-no-duty': {
    says: '著作権の法律では、相手の用紙を書く義務はありません。それでも、短い返事をするのが賢明です。手紙が止まることが多いです。',
  },
  'gb.music.right-proof': {
    says: '著作権を破ったと言うなら、裁判所で証明しなければなりません。お金の請求で、罰金（fine）ではありません。',
  },
  'gb.music.right-private': {
    says: 'だれでも入れる所でない部屋に、訪問する人が入ることを断れます。',
  },
  'gb.music.right-tribunal': {
    says: '値段や条件が公正でないと思うなら、Copyright Tribunalに申し立てられます。',
  },
  'gb.music.right-fair-dealing': {
    says: 'はっきりした請求書を求められます。期間、料金表、金額です。もっと早く音楽をやめたなら、直すよう求めてください。',
  },
}
