/** The Japanese words of Spain: questions of family and life. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_JA: Words = {
  'es.ask.overtime': {
    says: '自分で時間の表をつけてください。残業は、払うか、4か月以内に休みで返さなければならず、ほとんどの場合断れます。請求は1年以内です。',
  },
  'es.ask.holiday-days': {
    says: '年に暦で少なくとも30日あり、2か月前に日を知る必要があります。会社がほかの日を決めたら、20営業日以内に訴えてください。',
  },
  'es.ask.child-support': {
    says: '決めた裁判所に、強制執行を求めてください。裁判所は、決まった上限なしで賃金から取れます。続けて2か月、または合わせて4か月払わないと、犯罪になりえます。',
  },
  'es.ask.inherit-debts': {
    says: '受け入れた人は、自分のお金でも借金を払います。断るか、あるものだけで受け入れられます（a beneficio de inventario）。先に公証人（notario）に行き、何にも触れないでください。',
    dependsOn: '受け入れるか、どう受け入れるか',
  },
  'es.ask.noise': {
    says: '毎回、地元の警察に電話し、記録を残してもらってください。管理組合は、隣の人にやめるよう命じ、次に訴えられます。店の音は、測るよう町に頼んでください。',
  },
  'es.ask.used-car': {
    says: '販売店からなら3年の保証があり、合意があれば短くても1年です。個人からなら、隠れた欠陥に6か月あります。',
    dependsOn: 'だれが売ったか',
  },
  'es.ask.benefit-refused': {
    says: '30営業日以内に、役所に不服（reclamación previa）を出してください。断られるか、45日答えがなければ、30営業日以内に訴えられます。両方無料です。',
  },
  'es.ask.divorce': {
    says: '結婚から3か月で離婚でき、理由はいりません。両方が同意し、18歳より下の子どもがいなければ、公証人（notario）で足ります。そうでなければ裁判所に求めます。',
  },
  'es.ask.fine-too-old': {
    says: 'どの手続きも届かなければ、軽い違反は3か月、重い違反は6か月で古すぎるものになります。確定した罰金は4年です。',
    dependsOn: '違反の重さと、届いたもの',
  },
  'es.ask.joint-account': {
    says: '残高と日付を記録し、口座を止めるか、二人のサインを必要にするよう銀行に求めてください。あなたの分は離婚で請求できます。裁判官は急ぎの措置を命じられます。早く弁護士に会ってください。',
  },
}
