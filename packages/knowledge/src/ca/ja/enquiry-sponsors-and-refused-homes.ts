/** The Japanese words of the rows in ../enquiry-sponsors-and-refused-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSORS_AND_REFUSED_HOMES_JA: Words = {
  'ca.fact.sponsor-split': {
    says: '離れたことを理由に、夫や妻があなたを退去させることはできません。永住者は結婚が終わって（divorce）も永住者のままで、2017年から同居期間の条件はありません。危なくなるのは偽の結婚や申請のうその場合だけです。まだ永住者でなければ、申請（sponsorship）が終わることがあるので、先に弁護士へ。保証人の扶養の約束はたいてい3年続きます。危険なら911に電話を。',
  },
  'ca.fact.home-refused': {
    says: '子ども・人種・宗教・障害・性別などを理由に入居を断ることはできません。多くの州ではODSPなどの給付を受けていることも含まれます。メッセージと広告を残し、1年以内に州の人権審判所か委員会に無料で申し立ててください。入居や賠償を求められます。',
  },
  'ca.fact.no-power-of-attorney': {
    says: 'まだ理解できるなら、今日、弁護士か公証人の前で委任状（power of attorney）に署名できます。できないなら、医師の報告を付けて州の裁判所や審判所に後見人などの選任を求めます。CPPとOASはService Canadaに受取人になるよう頼む方が早いです。急ぎの請求は口座から払うよう銀行に頼みましょう。',
  },
  'ca.ask.sold-on': {
    says: '売却しても賃貸借は終わりません。買主が同じ家賃で新しい家主になります。出て行くよう求められるのは、買主本人か近い家族が住む場合だけです。N12の用紙、期間または契約の終わりまで60日、家賃1か月分が必要です。その日に出る必要はありません。命じられるのは審理の後のLTBだけです。そこで猶予を頼み、うそがあれば言ってください。',
  },
}
