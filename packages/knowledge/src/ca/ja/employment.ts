/** Letters that end a job: what they mean, pay, releases and discrimination: the words in Japanese. */
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
  'ca.work.right-human-on': {
    says: '年齢、性別、人種、信仰、障害、家族を理由にやめさせてはいけません。Human Rights Tribunalに行くのに1年あります。',
  },
  'ca.work.bc-human': {
    says: 'ブリティッシュ・コロンビア州では、障害、年齢、人種、性別、家族を理由に解雇してはいけません。苦情を出すのに1年あります。',
  },
  'ca.work.ab-human': {
    says: 'アルバータ州では、障害、年齢、人種、性別、家族を理由に解雇してはいけません。苦情を出すのに1年あります。',
  },
}
