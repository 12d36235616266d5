/** Questions about parking: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_JA: Words = {
  'gb.ask-parking.private-have-to-pay': {
    says: '民間の駐車料金は、罰金（fine）ではなくお金の請求です。まちがいなら不服を申し立ててください。会社は裁判を起こせるので、放っておかないでください。',
    dependsOn: '料金が公正か',
  },
  'gb.ask-parking.have-to-pay': {
    says: '役所の「penalty charge notice」は、払うか争わなければなりません。民間の会社の「parking charge notice」は、不服を申し立てられる請求です。どちらも放っておかないでください。',
    dependsOn: 'だれが送ったか',
  },
  'gb.ask-parking.name-driver': {
    says: 'だれが運転したかを、民間の会社に言う法律上の義務はありません。登録者（keeper）に求められるのは、会社がその決まりを守ったときだけです。14日の決まりを確かめてください。',
  },
  'gb.ask-parking.council-not-driving': {
    says: '役所の反則金は、だれが運転しても所有者が払います。売った、盗まれた、署名した人に貸していた場合は払いません。',
    dependsOn: 'その日の車の所有者',
  },
  'gb.ask-parking.collector': {
    says: '民間の駐車料金の取立て会社に、訪問して物を取る力はありません。争うことと理由を、1回手紙で伝えます。その後、裁判の前の催告書（letter before claim）に注意してください。',
  },
  'gb.ask-parking.bailiff-private': {
    says: '民間の駐車会社は、今、執行官（bailiff）を送れません。送れるのは、先に裁判に勝ち、その判決（judgment）の額が払われないときだけです。',
  },
  'gb.ask-parking.bailiff-council': {
    says: '前の通知が届いていないなら、今日、用紙TE7とTE9をTraffic Enforcement Centreに送ってください。ドアを閉め、払う義務があるなら分割払いを提案します。',
  },
  'gb.ask-parking.clamp': {
    says: '民間の土地では、法律の権限なしに、車輪止めや車の移動をしてはいけません。犯罪です。執行官（bailiffs）、警察、DVLA、役所には権限があります。',
  },
  'gb.ask-parking.hire-car': {
    says: '民間の料金では、レンタルの契約書と署名した文書も送られたときだけ、借りた人（hirer）に義務があります。役所の反則金では、署名した借りた人が払います。',
    dependsOn: '民間の料金か、役所の反則金か',
  },
  'gb.ask-parking.blue-badge': {
    says: '不服を申し立て、Blue Badgeの表と裏の写しを送ってください。役所は取り消すことが多いです。民間の規則では、見せ忘れたBlue Badgeなら£20に下がるはずです。',
  },
  'gb.ask-parking.hospital': {
    says: '会社に不服を申し立て、予約や遅れの証拠を送ってください。病院にも取消しを頼みます。病気や遅れた診察は、あなたに有利です。',
  },
  'gb.ask-parking.rejected-council': {
    says: '断りの通知（notice of rejection）の後、28日以内に独立した審判所（tribunal）に不服を申し立てられます。無料です。早い段階の異議だけだったなら、所有者への通知（notice to owner）を待ちます。',
  },
  'gb.ask-parking.rejected': {
    says: '断りの手紙のコードを使い、手紙の最後の日までに、POPLAかIASに不服を申し立ててください。無料です。相手の言う点に一つずつ、証拠をつけて答えます。',
  },
  'gb.ask-parking.popla-lost': {
    says: 'POPLAで負けても、従う義務はありません。払わせられるのは裁判所だけです。払うか、待って裁判の請求（court claim）で反論できます。そこで負けると、費用が加わります。',
    dependsOn: 'あなたの主張の強さ',
  },
  'gb.ask-parking.wrong-plate': {
    says: '不服を申し立て、領収書か銀行の記録を送ってください。規則では、小さな打ちまちがいなら取り消すべきです。大きなまちがいなら£20に下げるべきです。',
  },
  'gb.ask-parking.machine': {
    says: '不服を申し立て、何が動かなかったか、何を試したかを書いてください。写真、画面の写し、電話の記録をつけます。払う方法がなかったなら、強い理由です。',
  },
  'gb.ask-parking.council-or-private': {
    says: '「Penalty charge notice」や「fixed penalty」は、役所か警察からです。「Parking charge notice」は民間の会社からで、罰金（fine）ではありません。',
    dependsOn: '通知の言葉',
  },
  'gb.ask-parking.credit': {
    says: '駐車料金は信用情報に関係しません。裁判所の判決（judgment）は、1か月より長く払わないと関係することがあります。',
  },
  'gb.ask-parking.late-notice': {
    says: '置かれなかったなら、登録者（keeper）への通知は、駐車から14日以内に届かなければなりません。紙が置かれたなら、29日目から56日目の間です。',
    dependsOn: '車に紙が置かれたか',
  },
  'gb.ask-parking.grace-council': {
    says: 'イングランドでは、役所の駐車場所で、払った時間や認められた時間の後に10分の猶予があります。黄色の線や、払っていない駐車には使えません。',
  },
  'gb.ask-parking.grace': {
    says: '民間の規則では、認められた駐車の後に少なくとも10分の猶予があり、最初に看板を読む時間もあります。その中なら、不服を申し立ててください。',
  },
  'gb.ask-parking.signs': {
    says: '入った所と止めた所から、看板と線の写真を撮ってください。分かりにくい、またはない看板は、役所でも民間でも、よい不服の理由です。',
  },
  'gb.ask-parking.airport': {
    says: 'あるなら、登録者（keeper）の決まりが使えず、運転した人にしか求められないことがあります。登録者として不服を申し立てるときに書いてください。',
    dependsOn: 'その土地に独自の条例（byelaws）があるか',
  },
  'gb.ask-parking.court-claim': {
    says: '期限を過ぎないでください。届いたとみなす日から14日以内に答えると、反論まで28日です。次に、払う義務がない理由を書きます。看板、登録者の決まり、支払い、取り消された料金などです。',
  },
  'gb.ask-parking.cancelled': {
    says: '取り消したというメッセージを残してください。写しを送り、やめるよう求めます。裁判の請求（court claim）があるなら、反論（defence）の最初に書きます。',
  },
  'gb.ask-parking.council-challenge': {
    says: '14日以内に、写真と理由をつけて争ってください。断られても、ほとんどの役所はもう一度割引の額を出します。その後、無料の審判所（tribunal）に行けます。',
  },
  'gb.ask-parking.scotland': {
    says: 'スコットランドでは、民間の料金を払う義務があるのは運転した人だけです。登録者（keeper）が会社に運転した人を言う法律上の義務はありません。役所の反則金は別で、払うか争います。',
    dependsOn: 'だれが送ったか、あなたが運転していたか',
  },
  'gb.ask-parking.old-charge': {
    says: '会社が裁判の請求（court claim）を始められるのは、駐車から6年間です。その後は、完全な反論があります。',
    dependsOn: 'どれくらい前のことか',
  },
  'gb.ask-parking.how-appeal': {
    says: 'まず会社か役所に、その用紙で、写真と証拠をつけて不服を申し立ててください。割引の額を残すには14日以内です。断られても、無料の独立した不服申立てがあります。',
  },
  'gb.ask-parking.scotland-council': {
    says: 'スコットランドでは、14日以内に半額を払うか、役所に争います。断りの通知（notice of rejection）の後、28日以内にFirst-tier Tribunalに不服を申し立てられます。',
  },
  'gb.ask-parking.ni-penalty': {
    says: '14日以内に書面で争えば、割引の額は答えまで残ります。断られた後は、Traffic Penalty Tribunal for Northern Irelandに不服を申し立てられます。',
  },
}
