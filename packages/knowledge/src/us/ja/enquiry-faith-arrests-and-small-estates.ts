/** The Japanese words of the rows in ../enquiry-faith-arrests-and-small-estates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_JA: Words = {
  'us.named.ask-sabbath': {
    dependsOn: '雇い主の負担の大きさ',
    says: '15人以上の職場の雇い主は、会社に本当の負担がかからないかぎり、勤務の交代など、あなたの信仰に合わせなければなりません。ほかの人が嫌がることは負担に入りません。何を信じ、何が必要かを書いて頼みましょう。断られたり罰を受けたりしたら、180日以内（多くの州では300日以内）に EEOC に申し立てます。',
  },
  'us.named.ask-citizen-arrest': {
    says: '起訴が取り下げられたり記録が消えたりしていても、逮捕はすべて伝えましょう。隠すと申請がだめになることがあります。それぞれがどう終わったかを示す裁判所の書類を持って行きます。善良な人格（good moral character）は主に過去5年を見られ、取り下げられた起訴だけで断られることはまれです。グリーンカードを失うおそれのある罪もあるので、出す前に移民の弁護士に相談しましょう。断られたら30日以内に聴聞（N-336）を求められます。',
  },
  'us.named.ask-unmarried-father': {
    says: '家庭裁判所に行き、親権か面会を求めましょう。結婚していなかった父親は、たいていまず法律上の父親になる必要があります。両親が署名した書類（acknowledgment of paternity）か裁判所の決定によります。ジョージア州では legitimation という決定も必要で、それまでは母親だけが親権を持ち、出生証明書の名前だけでは足りません。裁判官は子どもにとって何が最善かを見ます。世話をした日、払った日、会いたいと頼んだ日の証拠を残しましょう。多くの裁判所に無料の書式があります。',
  },
  'us.named.ask-small-estate': {
    dependsOn: '州と、残された額',
    says: '必要ないことが多いです。受取人（beneficiary）や共同の名義人がいるお金は、たいてい死亡証明書があればその人に渡ります。小さな遺産なら、多くの州で相続人が宣誓書（small estate affidavit）に署名して銀行に出せます。死亡から30日以上たってからのことが多いです。検認（probate）の窓口で限度額と書式を尋ねましょう。借金はまず残された財産から払われ、相続人が自分のお金で払う必要はたいていありません。',
  },
}
