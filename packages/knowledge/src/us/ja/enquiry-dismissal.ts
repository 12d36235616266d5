/** Questions about losing a job: reasons, severance, benefits and health cover: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'us.ask-work.fired-no-reason': {
    says: 'ほとんどの州では、知らせや理由なしに解雇されることがありますが、違法な理由ではいけません。たとえば人種、性別、年齢、障害、病気の休暇、不正の報告です。',
    dependsOn: '理由、あなたの契約、州',
  },
  'us.ask-work.unemployment': {
    says: 'すぐに州に申請してください。人員整理や、重い違反（misconduct）のない解雇なら、受けられます。断られたら、手紙の日までに不服を申し立てます。10日の州もあります。',
    dependsOn: '仕事が終わった理由と、あなたの州',
  },
  'us.ask-work.severance': {
    says: 'その場で署名しないでください。40歳からは、考えるために少なくとも21日、集団の解雇では45日、取り消すために7日あります。弁護士に聞き、もっと求めてください。',
  },
  'us.ask-work.cobra': {
    says: 'COBRAを選ぶ期間は60日、HealthCare.govで保険を買う期間も60日です。後者は保険が切れる60日前から申し込めるので、空白を防げます。両方を比べてください。COBRAは高いことが多く、市場の保険には補助があることがあります。会社が健康保険そのものをやめるならCOBRAはありません。市場の保険かMedicaidを申し込んでください。',
  },
  'us.ask-work.retaliation': {
    says: '給料を求めた、危険や差別を報告した、同僚と給料の話をしたことを罰してはいけません。30日以内の苦情もあるので、今動いてください。',
  },
  'us.ask-work.severance-sum': {
    says: '契約、就業の手引き、前の申し出を見てください。雇い主に退職手当（severance）を払わせる連邦の法律はありません。大量の人員整理のときに求める州がいくつかあります。最後の給料は、いつも払われなければなりません。権利を放棄する書類（release）に署名する前に、もっと多くを求められます。',
  },
}
