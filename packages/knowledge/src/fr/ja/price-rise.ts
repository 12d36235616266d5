/** The Japanese words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'fr.price.reality': {
    says: '会社は、好きなように値上げできません。契約か法律が認めなければならず、ほとんどの場合、あなたは代わりにやめられます。',
  },
  'fr.price.not-yet': {
    says: '今日は何も変わりません。手紙に書かれた日まで、前の料金を払います。',
  },
  'fr.price.step-contract': {
    says: '契約書で3つのことを探してください。料金の条項、料金が決まっている期間、終わらせ方です。',
  },
  'fr.price.insight-fixed': {
    says: '申し出が、ある期間、決まった料金を約束していたなら（prix fixe、prix bloqué）、会社はその約束に縛られます。',
    actionable: 'その期間の終わりと、値上げの日を比べてください。',
  },
  'fr.price.option-help': {
    says: 'SignalConsoか消費者の団体に伝えます。書面の苦情の後、業界の調停人は無料です。',
    title: '無料の助けを受ける',
    cost: '無料。',
    time: '会社への手紙の後。',
    risk: 'ありません。',
    bestFor: '値上げがまちがって見える、またはやめさせてもらえないとき。',
  },
  'fr.price.option-object': {
    says: '値上げを受け入れないと書き、条項と理由を求めます。',
    title: '高い料金を断る',
    cost: '無料。',
    time: '値上げが始まる前。',
    risk: '会社が、期間のない契約を予告して終わらせることがあります。',
    bestFor: '前の料金のままでいたいとき。',
  },
  'fr.price.energy-right-end': {
    says: 'この変更を理由に、手紙が届いてから3か月以内に、違約金なしで契約を終わらせられます。法律そのものが料金を決めるときは、できません。',
  },
  'fr.price.energy-deadline': {
    says: '3か月は、この手紙が届いた日から進みます。ここに示す日は、安全のため、手紙の日付から数えています。',
    action: 'やめたいなら、値上げを理由に契約を終わらせる',
    consequence: '供給会社はまだ変えられますが、それまでは新しい料金を受け入れたことになります。',
  },
  'fr.price.energy-right-told': {
    says: '少なくとも1か月前に、はっきりした言葉で知らせなければなりません。何が変わるか、なぜか、やめられることです。',
  },
  'fr.price.energy-right-any-time': {
    says: '家庭は、電気やガスの供給会社をいつでも変えられます。供給は止まらず、新しい会社が古い契約を終わらせます。',
  },
  'fr.price.energy-step': {
    says: 'エネルギーの調停人の無料のサイト（comparateur.energie-info.fr）で、申し出を比べてください。変えるとき、古い契約を自分で終わらせないでください。',
  },
  'fr.price.telecom-right': {
    says: '1か月前に知らせなければなりません。決まった期間の途中でも、その知らせから4か月以内なら、無料でやめられます。',
  },
  'fr.price.telecom-step': {
    says: '自分の回線から3179に電話し、RIOコードをもらってください。それで、新しい会社が番号を保ち、古い契約を終わらせます。',
  },
  'fr.price.right-silence': {
    says: '手紙にそう書いてあっても、黙っていることは、ほとんどの場合、値上げへの同意になりません。',
  },
  'fr.price.right-clause': {
    says: '期間の決まった契約では、会社だけで料金を変えられません。期間のない契約では、早めに知らせ、やめさせなければなりません。',
  },
  'fr.price.right-renewal': {
    says: '契約はひとりでに更新されますか。1か月から3か月前に知らせなければなりません。知らせなかったなら、いつでも無料でやめられます。',
  },
  'fr.price.step-object': {
    says: '早く返事を書いてください。「高い料金を受け入れません。」届いた証拠を残します。',
  },
  'fr.price.step-debit': {
    says: '同意した額より多く取られましたか。8週間以内なら、銀行は口座引落しを取り消せます。前の料金は自分で払ってください。',
  },
}
