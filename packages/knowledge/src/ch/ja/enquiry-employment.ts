/** Questions about illness, holidays, overtime, bullying and wages that are not paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_JA: Words = {
  'ch.ask.unpaid-wages': {
    says: '会社に手紙を書き、支払いの最後の日を決めてください。次に、調停の役所（Schlichtungsbehörde）に行くか、支払命令（Zahlungsbefehl）を始めます。30,000フランまで、この裁判は無料です。',
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
  'ch.ask.bullying': {
    says: '会社は、あなたの人格と健康を守らなければなりません。日、言葉、見た人を日記に書いてください。上司か相談役に書面で訴え、対策を求めます。医師にかかってください。州の労働監督が助けます。急いで辞めないでください。失業給付の日数を減らされることがあります。訴えを理由の解雇は不当なことがあります。',
  },
}
