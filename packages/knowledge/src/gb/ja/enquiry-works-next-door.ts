/** Questions about builders from next door, trees that do harm, and promises in the deeds: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKS_NEXT_DOOR_JA: Words = {
  'gb.ask-neighbour.access-for-works': {
    says: '断ることができます。庭と柵はあなたのものです。承諾なしに入るのは不法侵入（trespass）です。裁判所が立ち入りを命じられるのは、主に建物を保つ修理のためで、増築のためではありません。Party Wall Act の通知は別で、法律が認める工事なら14日後に入れます。承諾するなら、日にち、壊した時にだれが払うか、元に戻すことを書面にします。汚したり壊したりした分は、書面で費用を求めてください。',
  },
  'gb.ask-neighbour.tree-damage': {
    says: '境界までの根や枝は切れますが、木が枯れたり倒れたりする切り方はできません。先に樹木の業者に、保護された木かどうかは役所（council）に聞いてください。裁判なしに木を切り倒させることはできません。あなたの側に害があるなら、写真を付けて書面で伝え、直す時間を与えます。その後は、直すための妥当な費用を相手が負います（nuisance）。住宅保険にも知らせてください。',
  },
  'gb.ask-neighbour.fence-promise': {
    says: '権利書（deeds）の T の印は、ふつうその印がある側の持ち物だと示します。ただし、柵を保つという約束は、多くの場合それをした人だけを縛り、改めて約束していない後の買い主は縛りません。だから、持ち主に直させることはできないことがよくあります。同意していないなら払う必要はありません。自分の側に自分の柵を立てられます。人の上に倒れそうなら、役所（council）に知らせてください。',
  },
}
