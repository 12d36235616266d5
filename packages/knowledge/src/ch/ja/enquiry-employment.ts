/** Questions about illness, holidays, overtime and wages that are not paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_JA: Words = {
  'ch.ask.unpaid-wages': {
    says: '書留で一週間ほどの期限を付け、払われなければ働くのをやめると書いてください。その後は払われるまで働くのを断れ、給料も続きます。次に調停機関（3万フランまで無料）へ行くか、支払命令を求めてください。助言なしにすぐ辞めないでください。会社が払えないなら、RAVに届け、基金に四か月分までの給料を求めてください。',
  },
  'ch.ask.sick': {
    says: '働いた年数に応じた期間、賃金が続くか、日額の手当を受けます。試用期間の後、病気の間の解雇の通知は、30日、90日、180日の間無効です。医師の証明を送ってください。',
  },
  'ch.ask.holidays': {
    says: '休暇は年に少なくとも4週間、20歳までは5週間で、2週間は続けて取れます。時期は会社が決めますが、あなたの希望を聞く必要があります。仕事が続く間は、休暇をお金に換えられません。',
  },
  'ch.ask.overtime': {
    says: '命じられた、または必要だった残業は、25%増しで払うか、あなたが同意すれば同じ時間の休みで返します。書面の契約が別に定めることもあるので見てください。日、時間、知っていた人を記録し、早く書面で求めてください。期間は5年です。',
  },
}
