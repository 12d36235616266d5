/** Letters that tell people to stop something: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_JA: Words = {
  'ch.cease.want': {
    says: '相手は、あることをやめ、多くの場合は約束に署名して支払うよう求めています。',
  },
  'ch.cease.reality': {
    says: 'この手紙は命令ではありません。禁止できるのは裁判所だけです。ただし放置すると、裁判所が素早く動くことがあります。',
  },
  'ch.cease.not-yet': {
    says: '裁判所と債務取立役所なしに、罰金を科したりお金を取ったりすることはできません。',
  },
  'ch.cease.step-first': {
    says: 'すぐに署名しないでください。問題とされたものを保存し、期日を控え、その前に相談してください。',
  },
  'ch.cease.right-penalty': {
    says: '違約金なしの短い約束を自分で書くことができます。署名した違約金には拘束されますが、高すぎるものは裁判所が減らせます。',
  },
  'ch.cease.right-costs': {
    says: '損害と弁護士費用は、法に反した場合にだけ負います。相手が証明し、多くは3年以内に請求しなければなりません。',
  },
  'ch.cease.right-opinion': {
    says: '真実を述べ、公正な意見を書くことは許されます。嘘の事実や侮辱は違法で、犯罪になることもあります。それは消してください。',
  },
  'ch.cease.right-fair': {
    says: '不正競争を理由に請求できるのは、競争相手、利益を害された顧客、一部の団体と国だけです。どの規定に反したのか尋ねてください。',
  },
  'ch.cease.option-own-words': {
    says: '間違っていたことをやめ、自分の言葉でそう伝え、残りは争います。',
    title: '自分の言葉で約束する',
    cost: '手紙1通。大きな問題なら弁護士。',
    time: '手紙の期日まで。',
    risk: 'お金については訴えられることがあります。',
    bestFor: '一部は事実で、穏やかに終えたい場合。',
  },
  'ch.cease.lease-want': {
    says: '家主が、住まいでのある行為をやめるよう警告しています。',
  },
  'ch.cease.lease-right': {
    says: '警告で契約が終わるわけではありません。重い違反が続き、耐えられない場合にだけ解約できます。その解約は30日以内に争えます。',
  },
  'ch.cease.lease-step': {
    says: '何が事実で何が違うか、何を改めたかを書面で答えてください。借家人協会(Mieterverband、ASLOCA、ASI)に相談を。',
  },
}
