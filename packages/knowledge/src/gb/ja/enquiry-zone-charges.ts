/** Questions about penalties for driving in a charging zone: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_JA: Words = {
  'gb.ask-parking.zone-charge': {
    says: '支払うか、書面で異議を出すまで28日あります。最初の14日は半額です。通知に理由の一覧があります。たとえば、支払い済み、課金の対象でない車、売却済み、盗難です。断られたら、28日以内に無料で審判所（tribunal）に申し立てられます。何もしないと、額は5割増しになります。',
  },
  'gb.ask-parking.zone-charge-scotland': {
    says: '28日以内に払うか、役所（council）に書面で言います。最初の14日は半額です。理由は、blue badge、対象外の車、すでに売った車、不公平になる事情などです。返事を待つ間は払わなくてかまいません。断られたら、14日以内は半額、28日以内はFirst-tier Tribunalへ。何もしないと1.5倍になります。90日以内の2回目は2倍です。',
  },
  'gb.ask-parking.charge-certificate': {
    says: '自治体がcharge certificateを送ったので、額が1.5倍になりました。その前の通知は届いていませんか。どこに送ったかを今すぐ自治体に聞き、log bookの住所を確かめてください。やり直してくれないときは、払わずに待ちます。order for recoveryが来たら、その用紙（TE9またはPE3）を21日以内に送り、通知を受け取っていないという欄に印を付けてください。手続きは最初に戻ります。',
  },
}
