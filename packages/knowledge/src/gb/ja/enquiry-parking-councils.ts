/** Questions about penalties of councils: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_JA: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: '14日以内に写真を付けて自治体に書面で申し出ます。普通は割引額のままで待ってもらえます。notice to ownerが来たら28日以内に正式な異議を出します。断られたら28日以内に無料の審判所へ申し立てます。よい理由が一つあれば足ります。',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: '14日以内に写真を付けて自治体に書面で申し出ます。普通は割引額のままで待ってもらえます。notice to ownerが来たら28日以内に正式な異議を出します。断られたら28日以内に無料の審判所へ申し立てます。よい理由が一つあれば足ります。',
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
