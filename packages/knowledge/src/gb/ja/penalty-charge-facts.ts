/** What a council penalty charge is: facts and beliefs to correct. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_FACTS_JA: Words = {
  'gb.pcn.fact-wants': {
    says: '駐車や交通の決まりが破られたと役所（council）が言っています。払うか、払わない理由を言うよう求めています。',
  },
  'gb.pcn.fact-wants-certificate': {
    says: '額が1.5倍になりました。裁判所に借金の登録を求める前に、14日以内に払うよう求めています。',
  },
  'gb.pcn.fact-wants-recovery': {
    says: '借金は今、裁判所に登録されています。払うか、前に手続きの問題があったと陳述できます。',
  },
  'gb.pcn.fact-wants-rejection': {
    says: '役所（council）があなたの主張を断りました。今は、払うか、独立した審判所（tribunal）に無料で不服を申し立てられます。',
  },
  'gb.pcn.fact-rights': {
    says: '無料で争えます。役所（council）に断られても、独立した審判官（adjudicator）が決めてくれます。それも無料です。',
  },
  'gb.pcn.fact-rights-recovery': {
    says: '前の通知が届いていないなら、法律により、正しい段階に戻せます。裁判所の用紙を使います。',
  },
  'gb.pcn.fact-reality': {
    says: '法律による本物の反則金なので、放っておかないでください。犯罪ではなく、点数も前科もつきません。',
  },
  'gb.pcn.fact-who': {
    says: '役所（council）や一部の交通機関が、反則金の通知（penalty charge notice）を送ります。民間の「parking charge notice」は似ていますが、別のものです。',
  },
  'gb.pcn.fact-tribunal': {
    says: 'ロンドンの外では、不服申立てはTraffic Penalty Tribunalにします。役所から独立していて、全部オンラインでできます。',
  },
  'gb.pcn.fact-tribunal-london': {
    says: 'ロンドンでは、不服申立てはLondon Tribunalsにします。役所から独立していて、無料です。',
  },
  'gb.pcn.fact-tribunal-wales': {
    says: 'ウェールズでは、不服申立てはTraffic Penalty Tribunalにします。役所から独立していて、無料です。',
  },
  'gb.pcn.fact-no-bailiff-yet': {
    says: 'この段階で執行官（bailiff）は来られません。先に、増額の通知（charge certificate）、裁判所の命令、令状（warrant）が必要です。',
  },
  'gb.pcn.fact-no-bailiff-certificate': {
    says: '増額の通知（charge certificate）だけでは、執行官（bailiff）は動けません。役所は先に、裁判所の回収命令（order for recovery）を取らなければなりません。',
  },
  'gb.pcn.fact-no-credit': {
    says: '反則金の回収命令（order for recovery）は、郡裁判所の判決（county court judgment）ではありません。信用情報に影響しません。',
    learnMore:
      'Traffic Enforcement Centreに登録された借金です。執行官（bailiff）が来ることはあるので、大切です。',
  },
  'gb.pcn.fact-fifty-six': {
    says: '役所が正式な異議（formal representations）に答える期限は56日です。遅れたら、認めたものとして取り消さなければなりません。',
    learnMore:
      'これは正式な段階のことです。所有者への通知（notice to owner）の後か、郵便で届いた反則金の通知の後です。',
  },
  'gb.pcn.myth-bailiffs': {
    says: '執行官（bailiff）が来るのは、裁判所の命令と令状（warrant）の後、一番最後だけです。そのずっと前に止められます。',
  },
  'gb.pcn.myth-points': {
    says: '役所の反則金では、免許の点数も前科もつきません。',
  },
  'gb.pcn.myth-not-driving': {
    says: '役所の反則金は、ほかの人が運転していても、普通は所有者が払わなければなりません。同意なしに車を使われた場合は別です。',
  },
  'gb.pcn.myth-ignore': {
    says: '放っておいても消えません。額が1.5倍になり、裁判所に登録され、執行官（bailiff）が来ることがあります。',
  },
}
