/** Orders of a council: the words in Japanese. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: '通知の期日までに直し、担当者に書面で伝え、写真と請求書を残します。',
  title: '通知が求めることをする',
  cost: '変えるための費用。',
  time: '通知にある日数。',
  risk: '命令は将来も有効です。',
  bestFor: '苦情が本当である、または変えることが小さい方。',
}
const FIND_DAY: RowWords = {
  says: '通知が効力を持つ日を探してください。不服申立てはその前に届かなければなりません。今、計画の担当者に電話します。',
}
const DAYS_TO_APPEAL = '不服申立ての期限は21日です。通知を受け取った日を1日目と数えます。'

export const COUNCIL_ORDERS_JA: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'これは命令で、罰金ではありません。期限までにやめれば、それ以上のことはありません。',
  },
  'gb.order.abate-right-appeal': {
    says: '不服申立てでは、迷惑はない、自分ではない、求めが多すぎる、または早すぎる、と言うことができます。',
  },
  'gb.order.abate-right-pause': {
    says: '工事にお金がかかる場合、不服申立てで命令は止まります。止まらない理由が通知にあれば、止まりません。',
  },
  'gb.order.abate-right-sheriff': {
    says: 'スコットランドでは、21日以内にsheriffに不服を申し立てられます。',
  },
  'gb.order.abate-right-excuse': {
    says: '筋の通った事情があれば身を守れます。事業者は、実際にできる最善のことをしたと示すこともできます。',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: '裁判所に不服申立てを送る',
    consequence: 'その後は命令が確定し、間違いだったと後から言うことはほとんどできません。',
  },
  'gb.order.abate-warning': {
    says: '正当な事情なく命令を破ることは犯罪です。役所（council）が代わりに作業をして、費用を請求することもあります。',
  },
  'gb.order.abate-step-stop': {
    says: '不服を申し立てる場合も、今すぐやめるか小さくしてください。毎日、したことを書き留めます。',
  },
  'gb.order.abate-step-records': {
    says: '担当者に日付、記録、測定の結果を求めてください。従う期日と不服申立ての期日の両方を書き留めます。',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: '今日、裁判所に電話して用紙と手数料を聞きます。理由と証拠を出します。',
    title: '裁判所に不服を申し立てる',
    cost: '裁判所の手数料。負けると費用もかかることが多い。',
    time: '数か月。',
    risk: 'その間も命令が続くことがあります。',
    bestFor: '自分ではない、迷惑はない、または求めが多すぎる方。',
  },
  'gb.order.abate-option-talk': {
    says: '静かにする時間や修理の日など、はっきりした案を担当者に出し、書面で同意を求めます。',
    title: '時間や別の方法を求める',
    cost: '無料。',
    time: '電話1本とメール1通。',
    risk: '不服申立ての期限は進みます。',
    bestFor: '直したいが、もっと時間が要る方。',
  },
  'gb.order.abate-ni-right': {
    says: '21日以内に治安判事裁判所に不服を申し立てられます。通知に理由がなければ、費用のかかる工事は決定まで待てます。',
  },
  'gb.order.abate-ni-step': {
    says: '不服を申し立てる場合も、今すぐやめるか小さくしてください。担当者に日付と測定の結果を求めます。',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
  'gb.order.conduct-no-guilt': {
    says: 'どの裁判所もあなたを有罪としていません。通知を守れば、それ以上のことはありません。',
  },
  'gb.order.conduct-right-appeal': {
    says: '不服申立てでは、そのことはなかった、自分ではない、通知の求めが多すぎる、と言うことができます。',
  },
  'gb.order.conduct-right-warned': {
    says: '先に書面で警告し、直す時間を与えていなければなりません。',
  },
  'gb.order.conduct-right-fair': {
    says: '求めることができるのは、他の人への害を止めるのに筋の通ったこと、そしてあなたが左右できることだけです。',
  },
  'gb.order.conduct-pause': {
    says: '不服申立ての間も、禁止されたことはやめなければなりません。するように言われたことは待てます。',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: '裁判所に不服申立てを送る',
    consequence: 'その後は通知が確定し、正しかったかどうかを裁判所は改めて問いません。',
  },
  'gb.order.conduct-warning': {
    says: '筋の通った事情なく通知を破ることは犯罪です。その場での反則金や、裁判所の罰金になることがあります。',
  },
  'gb.order.conduct-step-keep': {
    says: '不服を申し立てる場合も、今から通知を守ってください。毎日、したことを書き留めます。',
  },
  'gb.order.conduct-step-proof': {
    says: '警告と、通知のもとになった証拠を書面で求めてください。見ていた人を探します。',
  },
  'gb.order.conduct-option-keep': {
    says: '期日までに求められたことをし、担当者に書面で伝えます。',
    title: '通知を守る',
    cost: '変えるための費用。',
    time: '通知が続く間。',
    risk: '長く続くことがあります。いつ終わるか聞いてください。',
    bestFor: '公平である、または守りやすい方。',
  },
  'gb.order.conduct-option-appeal': {
    says: '今日、裁判所に電話して用紙と手数料を聞きます。理由と証拠を出します。',
    title: '裁判所に不服を申し立てる',
    cost: '裁判所の手数料。負けると費用もかかることが多い。',
    time: '数か月。',
    risk: 'その間も、禁止されたことは禁止のままです。',
    bestFor: '間違っている、広すぎる、または警告なしに来た方。',
  },
  'gb.order.planning-right-appeal': {
    says: '不服申立ては、通知が効力を持つ日までで、その後はできません。イングランドではPlanning Inspectorate、ウェールズではPEDWです。',
  },
  'gb.order.planning-right-pause': {
    says: '期限までの不服申立てで、決定まで通知は止まります。',
  },
  'gb.order.planning-right-grounds': {
    says: 'そのことはなかった、許可は要らない、古すぎる、と言うことができます。方法や期間が公平でないとも言えます。',
  },
  'gb.order.planning-age': {
    says: '役所が動けるのは10年以内です。2024年4月25日より前に終わった工事は4年です。',
    actionable: 'いつからあるかを示す日付つきの写真、請求書、古い手紙を探してください。',
  },
  'gb.order.planning-no-crime-yet': {
    says: '許可なく建てることは、ふつう犯罪ではありません。期間内に通知に従わないと犯罪になります。',
  },
  'gb.order.planning-warning': {
    says: '期間が過ぎると、役所は起訴したり、作業をして費用を請求したりできます。不服申立ての日を逃さないでください。',
  },
  'gb.order.planning-step-day': {
    says: '通知が効力を持つ日を探してください。不服申立てはその前に届かなければなりません。',
  },
  'gb.order.planning-step-talk': {
    says: '計画の担当者に電話してください。何をすれば足りるか、許可の申請が役立つかを聞きます。',
  },
  'gb.order.planning-option-appeal': {
    says: '通知と理由をそえて不服申立てを送ります。できれば専門家に頼みます。',
    title: '効力を持つ前に不服を申し立てる',
    cost: 'ふつう無料。その中で許可も求めると手数料がかかります。',
    time: '数か月。',
    risk: '負けると、従う期間が改めて始まります。',
    bestFor: '許可があった、要らなかった、または古すぎる方。',
  },
  'gb.order.planning-option-comply': {
    says: '期間内に元に戻すか変え、役所に書面で確認を求めます。',
    title: '通知が求めることをする',
    cost: '工事の費用。',
    time: '通知にある月数。',
    risk: '通知は将来も有効です。',
    bestFor: '変えることが小さい、または不服申立てに負けそうな方。',
  },
  'gb.order.planning-scotland': {
    says: '通知が効力を持つ日まで、Scottish Ministers（DPEA）に不服を申し立てられます。その後、通知は決定を待ちます。',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: '通知が効力を持つ日まで、Planning Appeals Commissionに不服を申し立てられます。その後、通知は決定を待ちます。',
  },
  'gb.order.planning-ni-step': FIND_DAY,
  'gb.order.housing-who': {
    says: '役所が住まいに危険を見つけました。どの工事をいつまでにするかを、家主か所有者に伝えています。',
  },
  'gb.order.housing-right-appeal': {
    says: '21日以内に住宅の審判所（property tribunal）に不服を申し立てられます。通知は決定を待ちます。',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: '審判所に不服申立てを送る',
    consequence: 'その後は通知が確定します。',
  },
  'gb.order.housing-step': {
    says: 'どの工事がいつまでに求められているか読んでください。今、見積もりを取り、工事の人が来る日を借主に伝えます。',
  },
  'gb.order.housing-right-grounds': {
    says: '別の所有者が工事をするべきだ、またはこの住まいには別の方法がよい、と言うことができます。',
  },
  'gb.order.housing-right-reasons': {
    says: '通知は、危険、工事、期日、不服申立ての権利を書かなければなりません。',
  },
  'gb.order.housing-step-officer': {
    says: '期日が守れないときや、別の修理で足りるときは、担当者に電話してください。答えは書面で求めます。',
  },
  'gb.order.housing-option-appeal': {
    says: '用紙に通知、理由、報告書か見積もりをそえて送ります。',
    title: '審判所に不服を申し立てる',
    cost: '審判所の手数料。',
    time: '数か月。',
    risk: '負けても、工事はしなければなりません。',
    bestFor: '危険がない、自分の責任ではない、または求めが多すぎる方。',
  },
  'gb.order.housing-warning': {
    says: '筋の通った事情なく工事をしないことは犯罪です。役所は制裁金を科したり、工事をして費用を請求したりできます。',
  },
  'gb.order.housing-option-works': {
    says: '通知の期日までに工事をしてもらい、請求書と写真を役所に送ります。',
    title: '期限までに工事をする',
    cost: '工事の費用。',
    time: '通知にある日数。',
    risk: '工事が遅れるときは、期日の前に役所に伝えてください。',
    bestFor: '危険が本当である方。',
  },
}
