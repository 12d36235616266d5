/** The Japanese words of Italy: employment. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_JA: Words = {
  'it.work.want': {
    says: '会社があなたの仕事を終わらせます（licenziamento）。理由を書くはずです。',
  },
  'it.work.want-charge': {
    says: 'この手紙は、あなたの落ち度を指摘し、言い分を求めています。まだ解雇ではありません。',
  },
  'it.work.who': {
    says: '会社です。まちがいだと裁判官が言うことができます。',
  },
  'it.work.rights': {
    says: '書面で争い、予告の賃金とTFR（退職金）を受け、NASpI（失業給付）を申し込めます。',
  },
  'it.work.reality': {
    says: '手紙で終わりではありません。会社は、裁判官の前で理由を証明しなければなりません。',
  },
  'it.work.spoken': {
    says: '口だけの解雇に効力はありません。理由を付けた書面が必要です。',
  },
  'it.work.no-forced-resign': {
    says: '紙で辞めさせることはだれにもできません。辞職はオンラインだけで効力があり、7日以内に取り消せます。',
  },
  'it.work.deadline-challenge': {
    says: '書面で争えるのは、受け取った日から60日です。ここではその日付から数えます。',
    action: '書留かPECで、争う手紙（impugnazione）を送る',
    consequence: 'もう解雇を争えません。',
  },
  'it.work.deadline-reply': {
    says: '言い分を出すまで、指摘を受け取った日から少なくとも5日あります。労働協約（CCNL）でもっと長いことがあります。',
    action: '答え（giustificazioni）を送る、または話を聞くよう求める',
    consequence: '会社は、あなたの言い分なしで決められます。',
  },
  'it.work.deadline-naspi': {
    says: '仕事が終わってから68日以内に、INPSに失業給付（NASpI）を申し込んでください。8日以内なら、一番早く始まります。',
    action: 'オンラインかpatronatoでNASpIを申し込む',
    consequence: '給付を失います。',
  },
  'it.work.right-writing': {
    says: '同じ手紙の中で、書面の理由を受ける権利があります。',
  },
  'it.work.right-notice': {
    says: '労働協約（CCNL）による予告か、その賃金を受ける権利があります。重大な落ち度ですぐに解雇されるとき（giusta causa）は別です。',
  },
  'it.work.right-tfr': {
    says: '理由に関係なく、TFR（退職金）、取らなかった休暇、13か月目の手当の分を受け取れます。',
  },
  'it.work.right-hear': {
    says: '労働組合の人といっしょに話を聞いてもらえます。5日より前に処分はできません。',
  },
  'it.work.right-null': {
    says: '妊娠、結婚、労働組合、病気の休み、差別が理由なら無効です。失った賃金を受けて戻ります。',
  },
  'it.work.right-money': {
    says: '2015年3月7日以降に雇われましたか。不当な解雇では、6から36か月分の賃金です。小さい会社では、裁判官は18か月まで認められます。',
  },
  'it.work.right-fact-false': {
    says: '大きい会社で、その事実がなかったなら、裁判官は仕事に戻せます。',
  },
  'it.work.right-move': {
    says: '経済的な理由なら、社内にあなたの仕事がほかになかったことを、会社が示さなければなりません（repêchage）。',
  },
  'it.work.right-collective': {
    says: '集団の解雇では、会社は労働組合と話し、家族、年数、必要など公正な決まりで選ばなければなりません。',
  },
  'it.work.right-sick': {
    says: '病気の間、労働協約の限度（comporto）まで仕事は守られます。日数の計算を求めてください。',
  },
  'it.work.right-naspi': {
    says: '4年の間に13週分の保険料を払っていれば、どの解雇の後もNASpIを受けられます。重大な落ち度（giusta causa）の後も同じです。',
  },
  'it.work.step-sign': {
    says: '受け取ったこと（「per ricevuta」）だけに、今日の日付で署名してください。封筒を残します。',
  },
  'it.work.step-challenge': {
    says: '60日以内に、争う手紙を送ってください。短い手紙で足ります。その後、訴えるか調停を求めるまで180日あります。',
  },
  'it.work.step-answer': {
    says: '5日以内に、言い分を落ち着いて書くか、話を聞くよう求めてください。労働組合が手伝えます。',
  },
  'it.work.step-naspi': {
    says: 'NASpIのため、patronatoかINPSのサイトに行ってください。できれば8日以内、遅くとも68日以内です。',
  },
  'it.work.step-union': {
    says: '今週、手紙、契約書、給与明細を持って、労働組合か労働の弁護士に会ってください。',
  },
  'it.work.step-sums': {
    says: '最後の給与明細を確かめてください。予告、TFR、休暇、13か月目です。',
  },
  'it.work.step-proof': {
    says: '今、メッセージ、勤務表、証人の名前を残してください。',
  },
  'it.work.option-appeal': {
    title: '争う',
    says: '60日以内に争う手紙を送り、次に180日以内に訴えるか調停をします。',
    cost: '書留。次に労働組合、弁護士、または法律扶助。',
    time: '60日、次に180日。',
    risk: '裁判で負けると、費用を払うことがあります。',
    bestFor: '理由が本当でない、証明がない、または不公正なとき。',
  },
  'it.work.option-defend': {
    title: '言い分を出す',
    says: '指摘に書面で答えるか、労働組合といっしょに話を聞くよう求めます。',
    cost: '無料。',
    time: '5日。',
    risk: '書いたことが後で使われることがあります。',
    bestFor: '指摘を受けたが、まだ解雇ではないとき。',
  },
  'it.work.option-negotiate': {
    title: '話し合いで終わらせる',
    says: '労働局、労働組合、または弁護士と、お金を求めます。会社は60日以内に、非課税の小切手を提案することがあります。',
    cost: '無料か、少しの手数料。',
    time: '数週間。',
    risk: '小切手を受け取ると、終わりです。',
    bestFor: '戻りたくないとき。',
  },
  'it.work.option-help': {
    title: '助けを受ける',
    says: '労働組合、patronato、または労働の弁護士が手紙を確かめます。',
    cost: '無料か、少しの料金。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
  'it.work.option-accept': {
    title: '受け入れる',
    says: '受け取るべきものを受け取り、NASpIを申し込みます。',
    cost: '無料。',
    time: '今。',
    risk: '60日の後は、争えません。',
    bestFor: '理由が本当で、額が正しいとき。',
  },
  'it.work.insight-late-charge': {
    says: '指摘は、事実の後すぐに来て、具体的でなければなりません。',
    actionable: '会社がいつ知ったかを書きとめてください。',
  },
  'it.work.insight-absence': {
    says: '理由なく、労働協約の日数（15日を超えることが多い）より長く休むと、辞めたとみなされることがあります。そのときNASpIはありません。',
    actionable: 'なぜ休んだかを、すぐに書いてください。',
  },
  'it.work.warning-settle-paper': {
    says: 'もう何も求めないという書類（quietanza a saldo、rinuncia）に署名しないでください。そのような書類は6か月以内に争えます。',
  },
  'it.work.tactic-short-letter': {
    says: '争う手紙に理由はいりません。「…の解雇を争います」とあなたの名前で足ります。',
    risk: 'それでも180日以内に動く必要があります。',
    notWhen: '普通のメールでは送らないでください。',
  },
  'it.work.element-reasons': {
    name: '理由',
    says: '手紙には理由を書く必要があります。',
    ifMissing: '理由のない手紙は無効だと、弁護士に伝えてください。',
  },
}
