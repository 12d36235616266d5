/** Questions about penalties of councils: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_JA: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: '14日以内に写真を付けて自治体に書面で申し出ます。普通は割引額のままで待ってもらえます。notice to ownerが来たら28日以内に正式な異議を出します。断られたら28日以内に無料の審判所へ申し立てます。よい理由が一つあれば足ります。',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: '14日以内に写真を付けて自治体に書面で申し出ます。普通は割引額のままで待ってもらえます。notice to ownerが来たら28日以内に正式な異議を出します。断られたら28日以内に無料の審判所へ申し立てます。よい理由が一つあれば足ります。',
  },
}
