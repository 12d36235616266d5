/** Questions about Medicaid that is to be paid back from a home or an estate: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MEDICAID_ESTATE_JA: Words = {
  'us.medicaid-estate.ask-disabled-child': {
    says: 'Medicaid を受けた人の子に目の見えない人や障害のある人がいれば、年齢を問わず、その子が生きている間、州は取り立てられません。SSI や SSDI の書類が証拠です。書留で送り、先取特権 (lien) を外すこと、断りの理由と不服申立ての期限を書面で求めてください。生活困難による免除 (hardship waiver) もあります。断りが誤りなら、もう一度求めてください。無料の法律支援があります。',
  },
  'us.medicaid-estate.ask-house': {
    says: '人が亡くなった後、州は、55歳からの長期介護に Medicaid が払った分を取り戻そうとしなければなりません。取り戻すのは遺産からで、あなたのお金からではありません。配偶者や、21歳未満、目が見えない、または障害のある子が生きている間は取り立てられません。支払いの一覧と、生活困難による免除 (hardship waiver) の用紙を求め、その期限を守ってください。無料の法律支援があります。',
    dependsOn: '誰が生きているか、そして州',
  },
  'us.medicaid-estate.ask-lien-alive': {
    says: '本人が生きている間、州が家に先取特権 (lien) を付けられるのは、ずっと介護施設で暮らす場合だけです。先に通知と聴聞が必要です。配偶者、21歳未満や目が見えない、または障害のある子、持分のある一部のきょうだいが住んでいる間は付けられません。聴聞 (hearing) を書面で求めてください。無料の法律支援があります。',
    dependsOn: '誰がその家に住んでいるか',
  },
  'us.medicaid-estate.ask-gift': {
    says: '長期介護では、Medicaid は過去五年間の贈与を調べます。その間の贈与があると、何か月か支払われません。配偶者や、目が見えない、または障害のある子への贈与は数えません。返してもらえば、その期間がなくなることがあり、過度の困難があるときも同じです。手紙の期日までに fair hearing を求め、すぐに無料の法律支援に相談してください。',
    dependsOn: 'いつ誰に渡したか',
  },
}
