/** Questions about pay, overtime, tips and breaks: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_JA: Words = {
  'us.ask-work.last-paycheck': {
    says: '働いた分は全部、遅くとも次の給料日までに払われなければなりません。すぐにという州もあります。払われないなら、州の労働の役所かWage and Hour Divisionに苦情を出してください。',
  },
  'us.ask-work.unpaid-wages': {
    says: '働いた時間を書き、書面で給料を求めてください。Wage and Hour Divisionに無料で苦情を出すか、訴えることができます。期間は2年、わざとなら3年です。',
  },
  'us.ask-work.overtime': {
    says: 'ほとんどの労働者は、週40時間の後、1.5倍の給料を受け取ります。月給の人が受け取れないのは、決まった仕事で、週に少なくとも $684 のときだけです。もっと求める州もあります。',
    dependsOn: 'あなたの仕事の内容と、給料の払われ方',
  },
  'us.ask-work.minimum-wage': {
    says: '連邦の最低賃金は1時間 $7.25 です。ほとんどの州はもっと高く、そのときは州のものです。州の労働の役所のページを見てください。',
  },
  'us.ask-work.tips': {
    says: '雇い主、管理者、監督者は、あなたのチップを取ってはいけません。労働者の間で分けることは認められることがあります。',
  },
  'us.ask-work.lunch-break': {
    says: '大人に食事の休憩を与える連邦法はありませんが、多くの州にはあります。20分までの短い休憩には賃金が出ます。働きながらの昼食にも出ます。',
    dependsOn: '州',
  },
  'us.ask-work.pay-talk': {
    says: '同僚と賃金の話をするのは自由です。それを理由にした解雇は、ほとんどの民間の仕事で連邦法に反します。6か月以内に、National Labor Relations Boardに無料で申し立て（charge）できます。',
  },
  'us.ask-work.no-w2': {
    says: '会社は1月31日までに送らなければなりません。書面で求めてください。2月末からはIRSに電話すると、会社に書いてくれます。届かなければ、Form 4852と最後の給与明細で、期限までに申告してください。',
  },
  'us.ask-work.pay-cut': {
    says: '多くの州では、これからの仕事の賃金は下げられます。すでに働いた分は下げられず、最低賃金より下にもできません。前もって知らせる義務がある州もあります。ミズーリ州は30日、ニューヨーク州は7日です。働いた分が減らされたら、無料で申し立て（wage claim）ができます。',
    dependsOn: '契約、州、いつ働いたか',
  },
}
