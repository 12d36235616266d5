/** The Japanese words of Spain: judgments and enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_AND_ENFORCEMENT_JA: Words = {
  'es.enforce.want-judgment': {
    says: '裁判所が決めました。言われたことをするか払うか、期限内に控訴します。',
  },
  'es.enforce.want-enforce': {
    says: 'これは強制執行（ejecución）についてです。借金のために、お金や物を取ります（embargo）。',
  },
  'es.enforce.who-court': {
    says: '裁判所が命じています。スペインに民間の執行官はいません。裁判所が、銀行か会社に命じます。',
  },
  'es.enforce.who-public': {
    says: '公の役所が、裁判官なしに自分で行っています。税務署、社会保険、町、またはDGTです。',
  },
  'es.enforce.rights': {
    says: '給料の一部はいつも守られます。反対でき、取ってはいけないお金を返すよう求められます。',
  },
  'es.enforce.reality': {
    says: '本当の力ですが、限りがあります。給料の全部や、暮らしに必要な物を取ることはだれにもできません。',
  },
  'es.enforce.not-20': {
    says: '判決の後、強制執行を求めるまで、20営業日待たなければなりません。',
  },
  'es.enforce.no-home-entry': {
    says: 'あなたの同意か裁判官の命令なしに、だれも家に入れません。',
  },
  'es.enforce.smi': {
    says: '2026年の最低賃金（SMI）は、14回払いで月€1,221です。最低賃金までの手取りは守られます。',
  },
  'es.enforce.scale': {
    says: '最低賃金より上は、最低賃金の2倍まで、次の部分の30%を取れます。その上は50%以上です。',
  },
  'es.enforce.children': {
    says: '家族を養っているなら、裁判所の書記官は、割合の最初の4段階を10から15パーセント下げられます。',
  },
  'es.enforce.maintenance': {
    says: '子どもの養育費には、この限りは当てはまりません。裁判官が額を決めます。',
  },
  'es.enforce.deadline-appeal': {
    says: '判決を知らされた日から20営業日です。ここではその日付から数えます。',
    action: '弁護士を通して控訴（recurso de apelación）する',
    consequence: '判決が確定します。',
  },
  'es.enforce.deadline-oppose': {
    says: '強制執行の命令を受け取った日から10営業日です。ここではその日付から数えます。',
    action: '強制執行に反対（oposición a la ejecución）する',
    consequence: '裁判所は、お金と物を取る手続きに進みます。',
  },
  'es.enforce.deadline-public': {
    says: '税の差し押さえか加算には、受け取った次の日から1か月あります。',
    action: '役所に見直し（recurso de reposición）を求める',
    consequence: '差し押さえが確定します。',
  },
  'es.enforce.right-wage': {
    says: '最低賃金（SMI）までの給料、年金、給付は取れません。裁判所にも公の役所にも当てはまります。',
  },
  'es.enforce.right-account': {
    says: '最後の給料や年金から口座にあるお金も、同じ限りで守られます。どこから来たお金か示してください。',
  },
  'es.enforce.right-goods': {
    says: '必要な家具と服、食べ物、燃料、仕事に必要な道具は取れません。',
  },
  'es.enforce.right-null': {
    says: '取ってはいけない物の差し押さえは無効です。すぐに裁判所に伝えてください。伝えるのに弁護士はいりません。',
  },
  'es.enforce.right-oppose': {
    says: '払った、合意がある、期限が過ぎた、または不公正な条項があるなら、反対できます。',
  },
  'es.enforce.right-five-years': {
    says: '判決の強制執行は、確定した日から5年以内に求めなければなりません。',
  },
  'es.enforce.right-mortgage-oppose': {
    says: '住宅ローンの手続きでは、反対まで10営業日です。不公正な条項も理由になります。遅れた分を払えば、家を守れます。',
  },
  'es.enforce.right-mortgage-pause': {
    says: '困っている家族は、住宅ローンの家からの立ち退きを2028年5月15日まで止めるよう、裁判所に求められます。',
  },
  'es.enforce.right-instalments-tax': {
    says: '税務署に分割（aplazamiento）を頼めます。お金を取られる前にしてください。',
  },
  'es.enforce.right-appeal': {
    says: 'ほとんどの判決に控訴できます。€3,000までの額についての口頭の裁判（juicio verbal）では、控訴できません。',
  },
  'es.enforce.step-read': {
    says: '3つのことを探してください。裁判所か役所、事件番号、受け取った日です。最後の日に印をつけます。',
  },
  'es.enforce.step-pay-slip': {
    says: '給与明細と銀行の書類を集めてください。取られすぎたなら、裁判所か役所に書き、返すよう求めます。',
  },
  'es.enforce.step-lawyer': {
    says: '弁護士を頼んでください。収入が少なければ無料です。最初の裁判の法律扶助は、強制執行でも続けられます。',
  },
  'es.enforce.step-plan': {
    says: '債権者に計画を提案してください。応じれば、両方で裁判所に停止を求められます。',
  },
  'es.enforce.step-budget': {
    says: '借金が多いなら、今、再出発の制度（segunda oportunidad）について聞いてください。その手続きを始めると、差し押さえを止められます。',
  },
  'es.enforce.option-oppose': {
    title: '強制執行に反対する',
    says: '止めるべき理由を裁判所に伝えます。払った、合意、期限切れ、または不公正な条項です。',
    cost: '€2,000を超えると弁護士、または無料の法律扶助。',
    time: '10営業日。',
    risk: '負けると、費用が加わります。',
    bestFor: '法律の理由と証拠があるとき。',
  },
  'es.enforce.option-protect': {
    title: '守られるお金を取り戻す',
    says: '給与明細を付けて、裁判所か役所に書きます。限りを超える分を外すよう求めます。',
    cost: '無料。',
    time: '1時間。答えは数週間後。',
    risk: 'ありません。',
    bestFor: '限りより下の給料、年金、口座を取られたとき。',
  },
  'es.enforce.option-appeal': {
    title: '控訴する',
    says: '判決に控訴できるか、価値があるかを弁護士に聞きます。',
    cost: '弁護士と€50の供託、または法律扶助。',
    time: '20営業日。',
    risk: '負けると、もっと費用を払うことがあります。',
    bestFor: '裁判官が事実か法律を見落としたとき。',
  },
  'es.enforce.option-plan': {
    title: '分割を決める',
    says: '毎月の決まった額を提案し、裁判所に伝えるよう債権者に頼みます。',
    cost: '合意した額。',
    time: '数日。',
    risk: '相手の同意がなければ、差し押さえは続きます。',
    bestFor: '払う義務があり、収入が限りより上のとき。',
  },
  'es.enforce.option-plan-public': {
    title: '役所に分割を頼む',
    says: 'オンラインか窓口で、計画（fraccionamiento）を頼みます。計画の間、差し押さえを外すよう求めます。',
    cost: '利息と加算。',
    time: '頼むのに数分。',
    risk: 'もう取られたお金は、ほとんど戻りません。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'es.enforce.insight-two-jobs': {
    says: '収入が2つあれば、合計してから割合を使います。',
    actionable: '守られる部分が、合計について1回数えられたか確かめてください。',
  },
  'es.enforce.warning-hide': {
    says: '逃れるために、財産を隠したり、人にあげたりしないでください。犯罪です（alzamiento de bienes）。',
  },
  'es.enforce.tactic-list': {
    says: '裁判所が財産を聞いたら、答えてください。取られて一番困らないものを先に挙げます。',
    risk: '答えないと、罰金になることがあります。',
    notWhen: '持っているものを抜かしてはいけません。',
  },
}
