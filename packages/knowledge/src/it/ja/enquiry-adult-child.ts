/** Questions about maintenance for a grown-up child: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADULT_CHILD_JA: Words = {
  'it.ask.adult-child-support': {
    says: '養育費は18歳で終わりません。子が学んでいるか本気で仕事を探している間は続き、自分の仕事で生活できれば終わります。勝手に止めないでください。裁判官が変えるまで決定は有効で、未払いは差し押さえられます。仕事の証拠を付けて、廃止か減額を裁判所に求めます。効力は多くの場合申立てからです。合意できれば弁護士が書面にできます。',
    dependsOn: '子が自立しているか',
  },
}
