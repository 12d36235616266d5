/** よくある質問に関わる権利：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_HOME_WORK_JA: Words = {
  'gb.ask-housing.right-deposit-fees': {
    says: '家主は、清掃、塗装、普通の傷みの料金を取れません。敷金から取れるのは、証明できる実際の損害だけです。',
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: '敷金は30日以内に制度に預ける義務がありました。なければ、裁判所は1倍から3倍の支払いを家主に命じられます。',
  },
  'gb.ask-housing.right-homeless-help': {
    says: '56日以内に住まいを失うおそれがあれば、自治体は助ける義務があります。子どもがいて行き場がなければ、当面の住まいを用意しなければなりません。',
  },
  'gb.ask-housing.right-mould-times': {
    says: '2025年10月27日から、イングランドの社会住宅の家主は、湿気やカビを決まった期間内に調べる義務があります。緊急の場合は24時間以内に対応しなければなりません。',
  },
  'gb.ask-work.right-pregnancy': {
    says: '妊娠を理由に解雇したり不利に扱ったりするのは差別です。この権利は働き始めた日からあります。',
  },
  'gb.ask-work.right-early-conciliation': {
    says: '労働審判所（tribunal）に訴える前に、Acasに知らせなければなりません。無料です。期限の前にすれば、期間の進行がしばらく止まります。',
  },
  'gb.ask-work.right-minimum-wage': {
    says: '研修、身元確認、制服の費用を引いて、給料が最低賃金を下回ってはいけません。HMRCに知らせるか、不足分を請求できます。',
  },
  'gb.ask-work.ni-right-wages': {
    says: '雇い主が給料から引けるのは、法律か契約で認められるとき、または事前に書面で同意したときだけです。自営業と呼ばれる多くの人にも当てはまります。',
  },
  'gb.ask-work.ni-right-disability': {
    says: '北アイルランドでは、雇い主は障害を理由に不利に扱えず、相応の配慮をする義務があります。勤続年数は問いません。',
  },
  'gb.ask-work.ni-right-procedure': {
    says: '北アイルランドでは、雇い主はまず書面を送り、次に面談し、その後に異議の機会を与えなければなりません。1年以上勤めていれば、一つでも欠けた解雇は不当です。',
  },
  'gb.ask-work.right-first-choice': {
    says: '妊娠中や産休中に仕事がなくなるときは、そこにある適した別の仕事を優先して受けられます。競争する必要はありません。',
  },
  'gb.ask-housing.right-things': {
    says: '持ち物はあなたの物です。家主は取りに来る機会を与えなければならず、家賃の代わりに取ることはできません。',
  },
}
