/** よくある質問に関わる権利：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_JA: Words = {
  'gb.ask-parking.right-code': {
    says: '業界団体の駐車会社は一つの規範を守る義務があります。28日以内に異議を出せ、その後は会社の外に無料で申し立てられます。小さな入力ミスは取り消されるはずです。',
  },
  'gb.ask-parking.right-keeper-law': {
    says: '名義人（keeper）が運転者の代わりに払うのは、通知が期限内に届き、法律の求める内容がすべてある場合だけです。運転者を言う必要はありません。',
  },
  'gb.ask-parking.right-signs-case': {
    says: '2015年、最高裁（Supreme Court）は看板が大きく明確だったため£85を認めました。看板が小さい、隠れている、ない場合は反論になります。',
  },
  'gb.ask-parking.right-letter-first': {
    says: '裁判の前に、回答書付きのletter of claimを送り、30日を与えなければなりません。取立会社の手紙はそれではありません。',
  },
  'gb.ask-parking.right-council-act': {
    says: '自治体の反則金（penalty charge）は法律に、民間の請求は看板だけに基づきます。犯罪ではありませんが、放っておくと増えます。',
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'まず異議、次に28日以内に正式な申立て、その後は独立の審判所（tribunal）に無料で申し立てられます。',
  },
  'gb.ask-bailiff.right-goods-of-others': {
    says: '執行官（bailiff）が取れるのは、債務者の物だけです。自分の物だと書面で伝え、証拠を送ってください。取られたときは7日以内にしてください。',
  },
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
  'gb.ask-debt.right-agreement-copy': {
    says: 'クレジットの債務なら、£1で契約書と明細を求められます。訴えが来ていても求め、裁判所への回答も期限内に出してください。',
  },
  'gb.ask-debt.right-credit-clock': {
    says: '多くのクレジットでは、default noticeの期限が過ぎてから6年を数えます。古すぎると主張する前に、その日付を確かめてください。',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'debt relief orderは、1年後に£50,000までの多くの債務をなくします。収入や財産の少ない人向けで、相談員を通して無料です。',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'moratoriumは、sheriff officersの多くの手続を6か月止めます。相談員が今日申請でき、ご自分でもネットでできます。',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: '口座が差し押さえられても、法律で決まった最低額は残ります。物を取る前には、相談案内を渡さなければなりません。',
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
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: '期限は今の住所ではなく、契約の法律によります。イングランドで借りたものは普通イングランドの法律で6年です。支払いや署名した書面で数え直しになることがあります。',
  },
  'gb.ask-work.right-first-choice': {
    says: '妊娠中や産休中に仕事がなくなるときは、そこにある適した別の仕事を優先して受けられます。競争する必要はありません。',
  },
}
