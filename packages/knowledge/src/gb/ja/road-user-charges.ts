/** 走行区域、通行料、バスレーンの反則金：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const ROAD_USER_CHARGES_JA: Words = {
  'gb.pcn.london-zone-act': {
    says: 'これはロンドンの課金区域を走ったことへの請求です。登録名義人（keeper）の民事の債務で、犯罪ではありません。',
  },
  'gb.pcn.london-zone-appeal': {
    says: '28日以内に、決められた理由でTransport for Londonに書面を出せます。断られたら、London Tribunalsに無料で申し立てられます。',
  },
  'gb.pcn.london-zone-late': {
    says: 'charge certificateで額が1.5倍になります。最初の通知が届いていなければ、まだ取り消せます。',
    actionable:
      'order for recoveryを待ち、最初の通知が届いていなければstatutory declarationで答えてください。',
  },
  'gb.pcn.london-zone-sums': {
    says: '14日以内なら半額です。charge certificateの後も未払いなら1.5倍になります。',
  },
  'gb.pcn.crossing-appeal': {
    says: '有料の橋やトンネル、クリーンエア区域では、最初の通知から28日は決められた理由で書面を出せます。断られたらTraffic Penalty Tribunalに申し立てられます。',
  },
  'gb.pcn.london-moving-law': {
    says: 'ロンドンの交通規則には独自の法律があります。最初の通知から28日は自治体に書面を出せ、その後はLondon Tribunalsに無料で申し立てられます。',
  },
  'gb.pcn.scotland-bus-lane': {
    says: 'スコットランドのバスレーンには独自の規則があります。自治体に書面を出し、次にFirst-tier Tribunal for Scotland, General Regulatory Chamberに申し立てられます。',
  },
  'gb.pcn.recovery-grounds': {
    says: '書式には決まった理由があります。最初の通知が届かなかった、申立てに答えがなかった、支払い済み、です。一つでも本当なら命令は取り消されます。',
  },
  'gb.pcn.bailiffs-later': {
    says: '執行官（bailiff）には、まず令状（warrant）が必要です。その後、通知を送り、丸7日待たなければ訪問できません。',
  },
  'gb.pcn.london-bus-lane': {
    says: 'ロンドンのバスレーンには独自の法律があります。28日を過ぎると enforcement notice が来ることがあります。それから28日以内に正式に異議を述べられ、断られたら London Tribunals に無料で申し立てられます。',
  },
  'gb.pcn.london-bus-lane-grounds': {
    says: '理由は決まっています。所有者ではなかった、違反はなかった、同意なく車を使われた、または警察が手続きをしている、のどれかです。',
  },
}
