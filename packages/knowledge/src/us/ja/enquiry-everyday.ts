/** The Japanese words of the rows in ../enquiry-everyday.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_JA: Words = {
  'us.ask-work.meal-break': {
    says: '働き続けなければならないなら、その休憩は働いた時間になり、給料が払われなければなりません。時間を書きとめてください。Wage and Hour Divisionに無料で苦情を出せます。',
  },
  'us.ask-consumer.as-is-car': {
    says: '「現状のまま（as is）」なら、ほとんどの保証はなくなりますが、うそは許されません。販売店がその車について書いたことやメッセージは、意味を持つことがあります。Buyers Guideを求め、州の司法長官（attorney general）に苦情を出してください。',
    dependsOn: '販売店が言ったことと、住んでいる州',
  },
  'us.state.fl.ask-hoa-fine': {
    says: '14日前の通知と、持ち主の委員会での聞き取りが必要です。フロリダ州では、$1,000未満の罰金が住まいの担保（lien）になることはありません。',
    dependsOn: '管理組合の書類と、聞き取りがあったか',
  },
  'us.ask-home.hoa-fine': {
    says: '管理組合は、その書類と州の法律が認めるときだけ罰金を科せます。多くは、通知と聞き取りの後です。決まりを書面で求め、聞き取りを申し込んでください。',
    dependsOn: '住んでいる州と管理組合の書類',
  },
  'us.ask-criminal.phone-search': {
    says: 'あなたが「はい」と言わないかぎり、警察が電話の中を調べるには、逮捕の後でも令状が必要です。同意しないと落ち着いて言い、弁護士を求めてください。',
  },
  'us.ask-criminal.passcode': {
    says: '弁護士と話す前に教えないでください。「弁護士をお願いします」とだけ言ってください。刑事と話す必要はありません。最初の出廷（arraignment）で、国選の弁護人（public defender）を求められます。',
  },
  'us.ask-consumer.unlimited-plan': {
    says: '通信の表示（broadband label）と、契約した日の条件を見てください。書面で会社に苦情を言い、次にFCCに無料で出してください。会社は30日以内に答えなければなりません。',
    dependsOn: 'プランが約束したことと、契約に書いてあること',
  },
  'us.ask-everyday.disability-stopped': {
    says: '60日以内に、書面で見直し（reconsideration）を求めてください。体がよくなったと言われたなら、その間も給付を続けるよう、10日以内に求めてください。負けると、その分を返すように言われることがありますが、免除（waiver）を頼めます。',
  },
  'us.ask-everyday.mark-letter': {
    says: '無視しないでください。あわてて署名もしないでください。やめるよう命じられるのは裁判所だけです。だれが先に、どこで、何のためにその名前を使ったか、買う人がまちがえるかどうかが大切です。uspto.govで調べ、最初に使った証拠を残し、弁護士に聞いてください。',
  },
  'us.ask-everyday.private-parking': {
    says: 'これは請求書で、裁判所の罰金ではありません。会社は、はっきりした看板で料金が決まっていたことと、額が公正なことを示さなければなりません。写真をつけて、書面で異議を出してください。本当に払うべき料金があれば、その分は払ってください。意見が合わなければ、裁判所が決めます。',
  },
  'us.ask-criminal.car-search': {
    says: '車の場合、犯罪の証拠があると考える十分な理由があれば、令状はいりません。交通違反で止めただけでは足りません。落ち着いて“I do not agree to a search.”と言ってください。抵抗はしないでください。',
    dependsOn: '警察が何を知っているか、あなたが同意するか',
  },
}
