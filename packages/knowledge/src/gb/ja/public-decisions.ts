/** Japanese: decisions of councils and public offices, harassment, card refunds, illness at work, and contracts signed at home. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_JA: Words = {
  'gb.homeless.wants': {
    says: '住む所がないあなたに、役所が何をするか、しないかを知らせています。見直しを頼めます。',
  },
  'gb.homeless.right-review': {
    says: '21日以内に見直し（review）を求めます。その後、法律の間違いがあれば21日以内に County Court に訴えられます。',
  },
  'gb.homeless.right-stay': {
    says: '見直しが決まるまで泊まる所を役所に頼みます。役所はできますし、理由を見る必要があります。',
  },
  'gb.homeless.step': {
    says: '今日 Shelter か弁護士に助言を求めます。無料のこともあります。耐えられない事の医師の証明を送ります。',
  },
  'gb.homeless.wales': {
    says: '21日以内に見直し（review）を求めます。その間泊まる所を役所に頼みます。',
  },
  'gb.homeless.scotland': {
    says: '21日以内に見直し（review）を求めます。スコットランドでは、家のない人は誰でも、ひとまず泊まる所を受ける権利があります。',
  },
  'gb.harass.right-order': {
    says: '2日以上人に嫌がらせをするのは犯罪です。つきまといも同じです。裁判所は禁止し、お金を認められます。',
  },
  'gb.harass.scotland': {
    says: '禁止の命令（non-harassment order）を裁判所に求められます。破ると犯罪です。どの連絡も取っておき、警察に言います。',
  },
  'gb.harass.images': {
    says: '同意なく私的な画像を広めるのも、そう脅すのも犯罪です。連絡を保存し、警察に言います。',
  },
  'gb.harass.answer': {
    says: 'どの連絡も取っておき、来た時を書きます。嫌がらせとして警察に届けます。裁判所が禁止できます。危ないときは999に電話します。',
  },
  'gb.home-sale.wants': { says: '会社は、あなたがやめたい契約を続けるよう求めています。' },
  'gb.home-sale.right-cancel': {
    says: '家、電話、ネットで契約したなら、14日以内にやめられます。書面で知らせていなければ、さらに1年までのびます。注文で作る物は別です。',
  },
  'gb.home-sale.right-deposit': {
    says: '会社が取れるのは本当の損の分だけです。大きな前金を全部取る条項は、効かないことがあります。',
  },
  'gb.home-sale.step': {
    says: '今日書面でやめると伝え、証拠を残します。やめる権利を書いた紙と、本当の費用の一覧を求めます。',
  },
  'gb.refund.right-card': {
    says: '£100を超え£30,000までの買い物をクレジットカードでしたら、カード会社も店と一緒に責任があります。それより少なければ chargeback を頼みます。',
  },
  'gb.file.right-correct': {
    says: '信用情報は無料で見られ、間違いは直してもらえます。情報会社と相手に書きます。200語の説明も加えられます。',
  },
  'gb.licence.right-medical': {
    says: "新しい医学の事実を送り、DVLA に見直しを頼みます。6か月以内に Magistrates' Court に、スコットランドでは21日以内に sheriff に訴えられます。",
  },
  'gb.badge.right-again': {
    says: 'なぜか書面で役所に聞き、新しい医師の証拠で見直しを頼みます。その後は役所の苦情と Local Government Ombudsman があります。',
  },
  'gb.caution.right-lawyer': {
    says: '弁護士を同席させられ、話した事は裁判で使われます。起訴の代わりの罰金を受ける義務はありません。',
  },
  'gb.job.right-illness': {
    says: '1年以上続く病気は障害になることがあります。そのとき雇い主は先に公正な配慮をし、よい理由なく解雇できません。',
  },
  'gb.job.right-report': {
    says: 'あなたの医師の報告書には同意が要ります。先に見て、間違いを直してもらえます。',
  },
  'gb.job.flexible': {
    says: '初日から、年に2回、柔軟な働き方を頼めます。雇い主は話し合い、2か月以内に答え、法律が認める理由を言う必要があります。',
  },
  'gb.job.grievance': {
    says: '雇い主は苦情を調べ、付き添いと一緒に会い、不服を認める必要があります。その間、審判所の期限に気をつけます。',
  },
  'gb.scotland.right-debt-plan': {
    says: '返済の計画（Debt Arrangement Scheme）で、借金を全部、時間をかけて返せます。利息と債権者の動きが止まります。相談員が作ります。',
  },
}
