/** Letters of employers that end a job: reasons, times, sums and papers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_JA: Words = {
  'it.work.want': {
    says: '会社があなたの仕事を終わらせます（licenziamento）。理由を書くはずです。',
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
  'it.work.right-writing': {
    says: '同じ手紙の中で、書面の理由を受ける権利があります。',
  },
  'it.work.right-notice': {
    says: '労働協約（CCNL）による予告か、その賃金を受ける権利があります。重大な落ち度ですぐに解雇されるとき（giusta causa）は別です。',
  },
  'it.work.right-tfr': {
    says: '理由に関係なく、TFR（退職金）、取らなかった休暇、13か月目の手当の分を受け取れます。',
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
  'it.work.option-appeal': {
    title: '争う',
    says: '60日以内に争う手紙を送り、次に180日以内に訴えるか調停をします。',
    cost: '書留。次に労働組合、弁護士、または法律扶助。',
    time: '60日、次に180日。',
    risk: '裁判で負けると、費用を払うことがあります。',
    bestFor: '理由が本当でない、証明がない、または不公正なとき。',
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
  'it.work.right-home-worker': {
    says: '個人の家での仕事では、解雇に理由は要りません。ただし予告またはその分の賃金、残りの休暇、TFRを受け取れます。colfやbadanteも同じです。',
  },
}
