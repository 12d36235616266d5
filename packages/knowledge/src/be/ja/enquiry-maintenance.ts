/** Questions about child maintenance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_JA: Words = {
  'be.ask.maintenance': {
    says: '家庭裁判所が変えるまで判決の支払い義務は続きます。払われなければ、SECAL（DAVO）が無料で取り立て、1年に2か月分が未払いなら前払いもできます。または執行官が給料から、保護額なしに取れます。わざと2か月を超えて払わないと犯罪になり得ます。判決がなければ、家庭裁判所が両親の資力で額を決めます。',
  },
  'be.ask.maintenance-cannot-pay': {
    says: '自分だけの判断でやめないでください。判決は裁判官が変えるまで有効で、払わない月の分は差し押さえられます。相手に書面で減額を頼みます。断られたら家庭裁判所に戻ります。その裁判所が額を決めたなら、新しい収入の証拠をつけて書記課（greffe、griffie）に手紙を出すだけで、また審理されます。払える分を払い、無料の弁護士（pro deo）も尋ねましょう。',
  },
  'be.ask.contact': {
    says: '別れた後も、ふつう両親とも子どものことを決める権利があり、子どもには両方の親に会う権利があります。相手に書面で決まった日を提案します。家族調停を試します。だめなら家庭裁判所（tribunal de la famille、familierechtbank）に求めます。急ぎの件として扱います。半分ずつの時間を求めれば、まずそれを検討しなければなりません。養育費は払い続け、自分で子どもを連れ出さないでください。',
  },
}
