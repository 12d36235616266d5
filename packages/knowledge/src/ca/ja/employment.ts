/** The Japanese words of the rows in ../employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_JA: Words = {
  'ca.work.myth-contract': {
    says: '契約書がなくても、仕事の権利はあります。最低賃金、予告、休暇の給料は守られます。',
  },
  'ca.work.want': {
    says: 'こうした手紙は、書類への署名も求めることが多いです。署名する前に時間を取れます。',
  },
  'ca.work.reality': {
    says: 'ほとんどの場合、予告かお金を受け取れます。最初の提案は、法律の額より少ないことが多いです。',
  },
  'ca.work.who': {
    says: 'ほとんどの人には、州の法律が当てはまります。銀行、航空、電話、鉄道には国の法律が当てはまります。',
  },
  'ca.work.rights': {
    says: '最後の給料、休暇の給料、離職の記録（record of employment）の権利は残ります。署名する前に時間を取れます。',
  },
  'ca.work.no-sign': {
    says: 'その場で署名させることはできません。働いて得た給料を止めることもできません。',
  },
  'ca.work.know-common': {
    says: 'ケベック州の外では、裁判官は最低の予告よりずっと多く認めることがあります。年齢、働いた年数、仕事の種類を考えます。',
  },
  'ca.work.right-notice': {
    says: '約3か月働いた後は、予告か、代わりのお金を受け取る権利があります。重い悪い行いは別です。',
  },
  'ca.work.right-pay': {
    says: '仕事が終わった理由にかかわらず、働いた分の給料と休暇の給料を全部もらう権利があります。',
  },
  'ca.work.right-roe': {
    says: '雇用保険（employment insurance）を申し込むために、離職の記録（record of employment）をもらう権利があります。',
  },
  'ca.work.right-discrimination': {
    says: '性別、人種、年齢、障害、宗教、妊娠を理由に解雇してはいけません。',
  },
  'ca.work.step-dont-sign': {
    says: '権利放棄の書面（release）に、まだ署名しないでください。署名すると、ほとんどの場合それ以上求められません。',
  },
  'ca.work.step-ei': {
    says: '離職の記録（record of employment）がなくても、今すぐ雇用保険（employment insurance）を申し込んでください。4週間より長く待つと、給付を失うことがあります。',
  },
  'ca.work.step-keep': {
    says: '手紙、契約書、給与明細、メッセージを取っておいてください。何をいつ言われたかを書きます。',
  },
  'ca.work.step-advice': {
    says: '弁護士か法律相談所（legal clinic）に、提案を読んでもらってください。最初の相談が無料か安い弁護士は多いです。',
  },
  'ca.work.opt-more': {
    says: '時間が必要なこと、もっと長い予告を受け取れると思うことを、書いて返します。',
    title: 'もっと良い提案を求める',
    cost: '無料、または弁護士に数時間分。',
    time: '数日から数週間。',
    risk: '礼儀正しく、間に合えば低い。',
    bestFor: '長く働いた、または提案が少なく見えるとき。',
  },
  'ca.work.opt-standards': {
    says: '州の労働の役所（employment standards office）は、未払いの給料と最低の予告のお金を払うよう、無料で命じられます。',
    title: '労働の役所に苦情を出す',
    cost: '無料。',
    time: '数か月。',
    risk: 'オンタリオ州では、同じ予告についての裁判ができなくなることがあります。',
    bestFor: '最低の額を払わなかったとき。',
  },
  'ca.work.opt-court': {
    says: '裁判所で公正な予告を請求します。少額裁判所（small claims court）で足りることがあります。',
    title: '不当な解雇（wrongful dismissal）で裁判を起こす',
    cost: '裁判所の手数料と、場合により弁護士。',
    time: 'ほとんどの場合、2年以内。',
    risk: '負けると、費用の一部を払うことがあります。',
    bestFor: '最低よりずっと多く受け取れるとき。',
  },
  'ca.work.insight-clause': {
    says: '法律の最低より少ない契約の条文は、無効のことが多いです。すると、全部の予告（common law notice）を受け取れることがあります。',
    actionable: '署名する前に、契約書を弁護士に見せてください。',
  },
  'ca.work.warn-limits': {
    says: '短い期限があります。ケベック州は45日、国の法律の仕事は90日です。仕事が終わった日を書いておいてください。',
  },
  'ca.work.fed-unjust': {
    says: '国の法律の仕事で、12か月以上働き、労働組合がないなら、不当な解雇（unjust dismissal）の苦情を出すのに90日あります。',
    action: '不当な解雇（unjust dismissal）の苦情を、国のLabour Programに出す',
    consequence: '仕事やお金を取り戻すこの道を失います。',
  },
  'ca.work.qc-124': {
    says: 'ケベック州では、2年働いた後、正当な理由のない解雇の苦情を出すのに45日あります。手紙から数えます。',
    action: 'CNESSTに苦情を出す',
    consequence: 'この苦情の権利を失います。',
  },
  'ca.work.bc-complaint': {
    says: 'ブリティッシュ・コロンビア州では、給料や予告の苦情を出すのに、最後の日から6か月あります。',
    action: 'Employment Standards Branchに苦情を出す',
    consequence: '遅い苦情は、Branchが断ることがあります。',
  },
  'ca.work.ab-complaint': {
    says: 'アルバータ州では、給料や予告の苦情を出すのに、最後の日から6か月あります。',
    action: 'Employment Standardsに苦情を出す',
    consequence: '遅い苦情は、断られることがあります。',
  },
  'ca.work.on-claim': {
    says: 'オンタリオ州では、未払いの給料や予告のお金を請求するのに2年あります。',
    action: 'Ministry of Labourに請求（claim）を出す',
    consequence: '請求が間に合わなくなります。',
  },
  'ca.work.on-notice': {
    says: 'オンタリオ州では、3か月働くと、1年につき少なくとも1週間、8週間まで、予告か給料を受け取れます。',
  },
  'ca.work.on-severance': {
    says: 'オンタリオ州では、5年以上働き、会社が払う給料が250万ドル以上なら、解雇手当（severance pay）も受け取れることがあります。',
  },
  'ca.work.bc-notice': {
    says: 'ブリティッシュ・コロンビア州では、3か月で1週間、1年で2週間、3年で3週間、8週間までの給料を受け取れます。',
  },
  'ca.work.ab-notice': {
    says: 'アルバータ州では、90日で1週間、2年で2週間、10年で8週間までの予告を受け取れます。',
  },
  'ca.work.qc-notice': {
    says: 'ケベック州では、3か月で1週間、1年で2週間、5年で4週間、10年で8週間を受け取れます。',
  },
  'ca.work.qc-cause': {
    says: 'ケベック州では、2年の後は、正当で十分な理由がなければ解雇できません。雇い主が証明しなければなりません。',
  },
  'ca.work.right-reasonable-notice': {
    says: '受け取れるのは、法律の最低だけではないかもしれません。裁判官は、年齢、仕事、働いた年数、見つけられる仕事を見ます。',
  },
  'ca.work.right-minimum-on': {
    says: '権利放棄の書面（release）に署名しなくても、法律の最低は払わなければなりません。署名でその最低をなくすことはできません。',
  },
  'ca.work.right-human-on': {
    says: '年齢、性別、人種、信仰、障害、家族を理由にやめさせてはいけません。Human Rights Tribunalに行くのに1年あります。',
  },
  'ca.work.mb-notice': {
    says: 'マニトバ州では、30日働いた後、1週間から8週間の予告か、代わりのお金を受け取れます。',
  },
  'ca.work.sk-notice': {
    says: 'サスカチュワン州では、13週間働いた後、1週間から8週間の予告か、代わりのお金を受け取れます。',
  },
  'ca.work.ns-notice': {
    says: 'ノバスコシア州では、3か月の後に予告を受け取れます。10年勤めた後の解雇には、正当な理由が必要です。',
  },
  'ca.work.nb-notice': {
    says: 'ニューブランズウィック州では、6か月の後に2週間、5年の後に4週間の予告を受け取れます。',
  },
  'ca.work.bc-human': {
    says: 'ブリティッシュ・コロンビア州では、障害、年齢、人種、性別、家族を理由に解雇してはいけません。苦情を出すのに1年あります。',
  },
  'ca.work.ab-human': {
    says: 'アルバータ州では、障害、年齢、人種、性別、家族を理由に解雇してはいけません。苦情を出すのに1年あります。',
  },
  'ca.work.qc-reasonable': {
    says: 'ケベック州では、Civil Codeにより、ほどよい長さの予告も請求できます。前もってそれを手放すことはできません。',
  },
  'ca.work.fed-notice': {
    says: '国の法律の仕事では、予告は3か月で2週間、3年で3週間、その後1年ごとに1週間、8週間までです。1年の後は、解雇手当（severance pay）も加わります。',
  },
  'ca.work.on-misconduct': {
    says: 'オンタリオ州では、予告のお金を失うのは、わざとの悪い行い（wilful misconduct）か、わざとの怠けだけです。仕事がうまくないだけでは足りません。',
  },
  'ca.work.right-proportion': {
    says: '落ち度による解雇（for cause）は最後の手段です。仕事を続けられないほど重い落ち度でなければなりません。軽ければ、予告かその分のお金が出ます。',
  },
}
