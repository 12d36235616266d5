/** The Japanese words of the rows in ../enquiry-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_JA: Words = {
  'fr.ask-home.step-papers': {
    says: '賃貸契約書を探し、書きとめてください。家具なしか家具つきか、始まり、終わり、敷金です。',
  },
  'fr.ask-home.step-adil': {
    says: '大家に答える前に、ADILに無料の法律の相談をしてください。',
  },
  'fr.ask-home.step-written': {
    says: '大家に書留で書き、控えを残してください。',
  },
  'fr.ask-home.right-judge': {
    says: '家に住む権利を終わらせられるのは、裁判官だけです。',
  },
  'fr.ask-home.right-decent': {
    says: 'まともで安全な家の権利があります。',
  },
  'fr.ask-home.right-receipt': {
    says: '求めれば、無料の家賃の領収書（quittance）を受ける権利があります。',
  },
  'fr.ask-home.option-adil': {
    says: 'ADILの法律家が無料で答えます。',
    title: 'ADILに聞く',
    cost: '何もかかりません。',
    time: '電話1本。',
    risk: 'ありません。',
    bestFor: '賃貸についての質問すべて。',
  },
  'fr.ask-home.option-conciliator': {
    says: 'conciliateur de justiceが、あなたと大家を話し合わせます。',
    title: '無料の調停人に頼む',
    cost: '何もかかりません。',
    time: '数週間。',
    risk: 'ありません。',
    bestFor: '家に住み続け、争いを終わらせたいとき。',
  },
  'fr.ask-home.know-winter': {
    says: '11月1日から3月31日まで、ほとんどの借り手は追い出されません。',
    learnMore: '家賃は、それでも払う義務があります。',
  },
  'fr.ask-home.warn-rent': {
    says: '争っている間も、家賃を払い続けてください。止めると、家を失うことがあります。',
  },
  'fr.ask-home.right-no-force': {
    says: '大家は、力で出したり、鍵を変えたりできません。それは犯罪です。',
  },
  'fr.ask-home.throw-out': {
    says: '賃貸を終わらせられるのは裁判官だけで、追い出せるのは執行官だけです。自分でする大家は罪を犯しています。警察（17）に電話してください。',
  },
  'fr.ask-home.winter': {
    says: '11月1日から3月31日まで、ほとんどの場合、借り手は追い出されません。家賃は払う義務があり、裁判は続きます。',
    dependsOn: 'あなたに住まいがあるか、どうやって入ったか',
  },
  'fr.ask-home.rent-arrears': {
    says: '大家と話し、SOS loyers impayés（0 805 16 00 75）に電話し、FSLを求めてください。正式な命令（commandement）の後、新しい契約では6週間あります。',
  },
  'fr.ask-home.notice-landlord': {
    says: '家具なしは、契約が終わる6か月前です。家具つきは3か月前です。売る、自分で住む、または重大な理由のためだけで、契約の途中では決してできません。',
    dependsOn: '家が家具つきか',
  },
  'fr.ask-home.notice-tenant': {
    says: '家具つきは1か月です。家具なしは3か月で、住まいが足りない地域（zone tendue）、失業、初めての仕事、健康、RSAのときは1か月です。',
    dependsOn: 'どこにあるか、なぜ出るか',
  },
  'fr.ask-home.deposit': {
    says: '出るときの点検が入るときと合えば1か月、合わなければ2か月以内に返さなければなりません。遅れると、始まった1か月ごとに家賃の10 %が加わります。',
    dependsOn: '出るときの点検',
  },
  'fr.ask-home.rent-rise': {
    says: '年に1回だけ、契約書にあるときだけで、指数（IRL）までです。逃した年の分は、後から求められません。',
    dependsOn: '契約書に何とあるか',
  },
  'fr.ask-home.repairs': {
    says: '書留で書き、修理を求めてください。家賃は止めないでください。何も起きなければ、調停人か裁判官に行き、町役場に知らせます。',
  },
  'fr.ask-home.charges': {
    says: '毎年の計算を求めてください。6か月間、請求書を見ることができます。共益費を求められるのは3年だけです。',
    dependsOn: '書類に何とあるか',
  },
  'fr.ask-home.landlord-enter': {
    says: '大家は、鍵があっても、あなたの同意なしに入れません。見学では時間を決め、営業日に多くても2時間です。',
  },
  'fr.ask-home.eviction-judged': {
    says: '出るまで、命令から2か月あります。執行の裁判官に最長1年を求め、DALOを申請してください。',
  },
  'fr.ask-home.guarantor': {
    says: '借り手が払わなければ、保証人が払います。終わりの日がなければ書面で止められますが、契約の終わりまでは続きます。',
    dependsOn: '署名した書類',
  },
  'fr.ask-home.exit-check': {
    says: '出るときの点検を、入るときの点検と比べてください。払うのは損害で、古くなった傷みではありません。見積もりか請求書を求め、それから無料の調停の委員会（CDC）に行きます。',
  },
  'fr.ask-home.flatmate': {
    says: '連帯の条項があると、同居人のそれぞれが、家賃全部を払う義務があります。出た人は、予告が終わってから長くても6か月縛られます。',
    dependsOn: '契約書に何とあるか',
  },
  'fr.ask-home.more-time': {
    says: '執行の裁判官（juge de l’exécution）に、もっと時間を求めてください。1か月から1年です。収入と家探しの証拠を持って行きます。DALOも申し込んでください。',
  },
  'fr.ask-home.neighbour-noise': {
    says: '夜の騒音は罰金になることがあり、昼も、長い、くり返す、大きい騒音ならなります。話すか書き、日付を記録し、警察を呼んでください。無料の調停人か裁判官が止められます。',
  },
  'fr.ask-home.neighbour-trees': {
    says: '境界をこえる枝は、隣の人に切らせることができます。根は境界で自分で切れます。2メートルより高い木は2メートル、生け垣は50センチ離す必要があり、地域の慣習で違うことがあります。まず無料の調停人を試してください。',
  },
  'fr.ask-home.rent-receipt': {
    says: '書面で求めてください。全部払った家賃ごとに、大家は無料で受領証を出さなければなりません。一部の支払いには簡単な領収書を出します。断られたら、無料の調停の委員会（CDC）に行きます。',
  },
  'fr.ask-home.dalo': {
    says: 'まず公営住宅を申し込み、番号を控えましょう。住まいがない、立ち退きが近い、住まいがひどい、あるいは長く待ちすぎているなら、DALOの用紙を県庁の調停委員会に無料で送ります。認められても3～6か月で住まいが示されなければ、行政裁判所へ。',
  },
}
