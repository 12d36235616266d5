/** Enforcement by a court, and seizures by public offices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_AND_ENFORCEMENT_JA: Words = {
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
  'es.enforce.no-home-entry': {
    says: 'あなたの同意か裁判官の命令なしに、だれも家に入れません。',
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
  'es.enforce.step-read': {
    says: '3つのことを探してください。裁判所か役所、事件番号、受け取った日です。最後の日に印をつけます。',
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
  'es.enforce.warning-hide': {
    says: '逃れるために、財産を隠したり、人にあげたりしないでください。犯罪です（alzamiento de bienes）。',
  },
  'es.enforce.tactic-list': {
    says: '裁判所が財産を聞いたら、答えてください。取られて一番困らないものを先に挙げます。',
    risk: '答えないと、罰金になることがあります。',
    notWhen: '持っているものを抜かしてはいけません。',
  },
}
