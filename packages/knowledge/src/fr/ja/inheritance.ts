/** The Japanese words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_JA: Words = {
  'fr.estate.reality': {
    says: '3つの選び方があります。全部受ける、そこにある分まで受ける（concurrence de l’actif net）、断る、です。全部受けると、すべての借金も来ます。',
  },
  'fr.estate.right-time': {
    says: '最初の4か月は、だれもあなたに選ばせることができません。正式な呼びかけ（sommation）の後は2か月で、そうしないと受けたとみなされます。',
  },
  'fr.estate.right-refuse': {
    says: '断ること（renonciation）は、裁判所の用紙か公証人でします。裁判所では無料です。すると、借金はあなたのものではありません。',
  },
  'fr.estate.right-unknown': {
    says: '受けた後に、知らなかった大きい借金が出てきましたか。自由にするよう裁判官に求めるために5か月あります。',
  },
  'fr.estate.step': {
    says: '何があり、どんな借金があるか、公証人に一覧を求めてください。選ぶ前は、葬式のほか、遺産から何も売らず、使わず、払わないでください。',
  },
  'fr.estate.option-refuse': {
    says: '何があり、いくら借りがあるかを調べてください。借りのほうが多ければ、期限内に相続を放棄し、債権者に伝えます。',
    title: '借金が多いなら相続を放棄する',
    cost: '無料か、裁判所や公証人の手数料。',
    time: '4か月は急かされません。',
    risk: '遺産は何も受け取れません。取り消しはほぼできません。',
    bestFor: '借金が残った財産より多いとき。',
  },
}
