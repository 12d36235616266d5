/** The Japanese words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_JA: Words = {
  'fr.ask-work.step-papers': {
    says: '契約書、給料明細、メール、メッセージを残してください。日付と名前を書きとめます。',
  },
  'fr.ask-work.step-advice': {
    says: '労働組合、労働法の情報（0 806 000 126）、またはpoint-justice（3039）に聞いてください。すべて無料です。',
  },
  'fr.ask-work.step-agreement': {
    says: '労働協約（convention collective）を調べてください。よく、もっと良い条件です。',
  },
  'fr.ask-work.right-court': {
    says: '仕事の終わりを労働裁判所で争うために、12か月あります。',
  },
  'fr.ask-work.right-wages': {
    says: '未払いの給料を求めるために、3年あります。',
  },
  'fr.ask-work.right-no-fine': {
    says: '雇い主は、あなたに罰金を科せません。',
  },
  'fr.ask-work.option-help': {
    says: '0 806 000 126、労働組合、またはpoint-justice（3039）に電話します。',
    title: '無料の労働の相談をする',
    cost: '何もかかりません。',
    time: '電話1本。',
    risk: 'ありません。',
    bestFor: '仕事についての質問すべて。',
  },
  'fr.ask-work.option-court': {
    says: "労働裁判所（conseil de prud'hommes）が、給料と仕事の終わりについて決めます。",
    title: '労働裁判所に行く',
    cost: '€50の負担金がかかることがあります。裁判の援助があれば、かかりません。',
    time: '何か月か。',
    risk: '負けると費用。',
    bestFor: '書いたが、良い答えがなかったとき。',
  },
  'fr.ask-work.know-fee': {
    says: '民事か労働の裁判を始めると、€50の負担金がかかることがあります。裁判の援助があれば、払いません。',
    learnMore: '忘れたときは、裁判所は、払うために1か月を与えなければなりません。',
  },
  'fr.ask-work.warn-sign': {
    says: '迫られて、退職や合意の書類に署名しないでください。先に聞いてください。',
  },
  'fr.ask-work.right-meeting': {
    says: '先の話し合いと、理由のある手紙がなければ、解雇はできません。',
  },
  'fr.ask-work.dismissed': {
    says: '本当で重大な理由、先の話し合い、理由のある手紙が必要です。労働裁判所に行くために12か月あります。',
    dependsOn: '理由と、取られた手順',
  },
  'fr.ask-work.time-limit': {
    says: '解雇の手紙から12か月です。給料は3年、差別といやがらせは5年です。',
  },
  'fr.ask-work.meeting': {
    says: '同僚か無料の助言者（conseiller du salarié）と行ってください。その前に5営業日がなければなりません。書きとめ、何にも署名しません。',
  },
  'fr.ask-work.notice-period': {
    says: '解雇では、6か月働いてからは1か月、2年からは2か月です。重い過失ではありません。労働協約で、もっと長いことがあります。',
    dependsOn: '何年働いたか、なぜ終わるか',
  },
  'fr.ask-work.dismissal-pay': {
    says: '8か月からです。10年までは1年につき月給の4分の1、その後は3分の1です。重い過失ではありません。',
    dependsOn: '働いた年数と給料',
  },
  'fr.ask-work.unpaid-wages': {
    says: '期日をつけて、書留で求めてください。その後、早い手続き（référé）で労働裁判所に行きます。3年あります。',
  },
  'fr.ask-work.minimum-wage': {
    says: '2026年6月1日から、最低賃金（Smic）は、差し引き前で1時間€12.31、35時間で月に€1,867.02です。',
  },
  'fr.ask-work.agreed-end': {
    says: 'だれもあなたに強制できません。署名の後、15日は考えを変えられます。失業給付の権利は残り、少なくとも法律の金額を受けます。',
    dependsOn: '二人とも同意するか',
  },
  'fr.ask-work.resign': {
    says: '自分からやめると、ほとんどの場合、失業給付はありません。でも、正当とされる理由もあります。署名する前に、France Travailに聞いてください。',
    dependsOn: '理由',
  },
  'fr.ask-work.abandon': {
    says: '仕事に行くのをやめないでください。正式な手紙と15日の後、自分からやめたとみなされ、失業給付がないことがあります。',
  },
  'fr.ask-work.sick': {
    says: '病気だからといって、だれもあなたを解雇できません。別の本当の理由や、会社を乱す長い休みは、認められることがあります。',
    dependsOn: '本当の理由',
  },
  'fr.ask-work.trial': {
    says: 'どちらも理由なしに終えられますが、差別のためにはできません。予告は、働いた日数により、24時間から1か月です。',
    dependsOn: 'どれだけそこにいたか',
  },
  'fr.ask-work.bullying': {
    says: '出来事を一つずつ書きとめ、証拠を残してください。雇い主、従業員の代表、医師、労働の監督官に、書面で伝えます。訴えるために5年あります。',
  },
  'fr.ask-work.economic': {
    says: '雇い主は、先にあなたの別の仕事を探さなければなりません。CSPについて決めるために21日、争うために12か月あります。',
  },
  'fr.ask-work.warning': {
    says: '雇い主には、事実を知ってから2か月あります。書面で答え、取り消すよう労働裁判所に求められます。',
    dependsOn: '事実と、その日付',
  },
  'fr.ask-work.fixed-term': {
    says: '早く終わるのは、合意、重い過失、働けないこと、期限のない仕事のときだけです。終わりには、ほとんどの場合、給料の10 %を受けます。',
    dependsOn: 'どう終わるか',
  },
  'fr.ask-work.final-account': {
    says: '署名は、受け取ったことを示すだけです。書留で反対するために6か月あり、署名しなかったなら、給料には3年あります。',
  },
  'fr.ask-work.dismissed-by-message': {
    says: 'メッセージや電話だけでは足りません。先に面談があり、その後、理由を書いた手紙が必要です。それがなければ、賠償を求められます。労働裁判所（prud’hommes）へは12か月以内です。',
  },
  'fr.ask-work.holiday-left': {
    says: '残った休暇の分は、自分でやめた場合でも、雇い主が払わなければなりません。最後の給料といっしょに払われます。書留で求めてください。期限は3年です。',
  },
  'fr.ask-work.parental-leave': {
    says: '会社に1年いれば、子が3歳になるまで取る権利があり、会社は断れません。2か月前に書留で求めてください。産休のすぐ後なら、1か月前で足ります。',
  },
  'fr.ask-work.pregnant': {
    says: '妊娠した人は、産休の10週間後まで守られます。終わらせられるのは、重い過失か関係のない理由だけで、休みの間は決してできません。解雇から15日以内に証明書を送れば、解雇は無効です。',
  },
  'fr.ask-work.sick-pay-late': {
    says: '医師の書類と雇い主の給料証明がCPAMに届いたか確かめてください。なければ何も払われません。ameli.frで書きます。断られたら、2か月以内に委員会（CRA）に申し立てます。困ったらCPAMの福祉の係に相談してください。',
  },
  'fr.ask-work.temp-agency': {
    says: '派遣会社は、3営業日以内に似た仕事を出さなければなりません。出さなければ、重い過失か不可抗力でない限り、約束の終わりまでの給料を払います。書面で求め、それから労働裁判所に行ってください。',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'いつ知らされたか',
    says: '日にちは、職員に聞き、家族を考えて、雇い主が決めます。1か月前に知らせなければなりません。その後は、重い理由がなければ変えられません。毎年、少なくとも12日続けて取れなければなりません。',
  },
  'fr.ask-work.hours-changed': {
    dependsOn: '変更の大きさ',
    says: '1日の中の小さな変更は、公平な予告をして雇い主が決められます。給料、時間の長さ、昼から夜への変更には、あなたの同意が必要です。パートでは、ほとんど7営業日前に知らせます。書面で答えてください。',
  },
}
