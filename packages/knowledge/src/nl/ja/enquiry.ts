/** The Japanese words of the Netherlands: questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JA: Words = {
  'nl.ask.step-debt': {
    says: '手紙と金額をまとめてください。町に無料の借金の助けを頼みます。',
  },
  'nl.ask.right-debt': {
    says: '差し押さえができるのは、判決か命令を持つ執行官（deurwaarder）だけです。',
  },
  'nl.ask.step-home': {
    says: '家主に答える前に、Juridisch Loketに相談してください。',
  },
  'nl.ask.right-home': {
    says: 'あなたの意思に反して契約を終わらせられるのは、裁判官だけです。',
  },
  'nl.ask.step-work': {
    says: '何にも署名せず、労働組合かJuridisch Loketに相談してください。',
  },
  'nl.ask.right-work': {
    says: '仕事の終わりから2か月以内に、裁判官に行けます。',
  },
  'nl.ask.seize': {
    says: '取立て会社は、差し押さえも、家に入ることもできません。できるのは、判決か命令を持つ執行官（deurwaarder）だけです。',
  },
  'nl.ask.costs': {
    says: '先に、14日を置く無料の督促が必要です。その後は、最初の€2,500の15 %までで、最低€40です。',
    dependsOn: '受け取った手紙',
  },
  'nl.ask.old': {
    says: 'ほとんどの借金は5年で、品物の請求書は2年で古すぎるものになることが多いです。書面の督促で、数え直しになることがあります。自分でそう言う必要があります。',
    dependsOn: '何のお金か、どんな手紙が来たか',
  },
  'nl.ask.cannot-pay': {
    says: '町に借金の助けを頼んでください。無料で、最初の面談は4週間以内です。差し迫っているなら3営業日です。',
  },
  'nl.ask.summons': {
    says: '遅くとも裁判の日までに、書面か本人が行って答えてください。区の裁判官（kantonrechter）では弁護士はいりません。もっと時間を頼めます。',
  },
  'nl.ask.wages': {
    says: 'はい、判決か命令があればできます。しかし、収入の一部は残ります（beslagvrije voet）。uwbeslagvrijevoet.nlで確かめてください。',
  },
  'nl.ask.evict': {
    says: '命じられるのは裁判官だけで、行えるのは執行官（deurwaarder）だけです。それまで住めます。',
  },
  'nl.ask.notice': {
    says: '同意しないと書いてください。家主には、法律の理由と、3から6か月の予告が必要です。あなたが断れば、裁判官も必要です。',
  },
  'nl.ask.rent-rise': {
    says: '2026年の上限は、自由家賃で4.4 %、中間家賃で6.1 %、社会住宅で7月から4.1 %です。',
    dependsOn: '家の種類',
  },
  'nl.ask.deposit': {
    says: '家主は終わりから14日以内に返さなければならず、費用を引くなら30日以内です。引けるのは、決められた費用だけです。2023年7月1日からの契約では、基本の家賃の2か月分までです。',
  },
  'nl.ask.fired': {
    says: '何にも署名しないでください。同意しないと書きます。裁判官には2か月、移行手当（transitievergoeding）には3か月です。1週間以内にWWを申し込んでください。',
  },
  'nl.ask.fired-ill': {
    says: '病気の最初の2年は、会社は予告で契約を終わらせられません。試用期間、即時の解雇、会社を閉じるときはちがいます。',
  },
  'nl.ask.undo': {
    says: '署名から14日間、理由なしで、書面で取り消せます。書類にそのことがなければ3週間です。',
  },
  'nl.ask.return': {
    says: 'ネットや訪問販売なら14日で、理由はいりません。店で買ったときは、その権利はありません。',
    dependsOn: '買った方法',
  },
  'nl.ask.broken': {
    says: 'もっと長くもつはずの物なら、売り手は修理か交換をしなければなりません。最初の1年は、問題がなかったことを売り手が証明する必要があります。',
  },
  'nl.ask.fine': {
    says: '6週間以内に、検察官（officier van justitie）に無料で不服を申し立ててください。一度に払えないなら、CJIBに分割を頼みます。',
  },
  'nl.ask.objection': {
    says: '決定の日付から6週間以内に異議を出してください。時間がなければ、先に異議を出し、理由を後で送ります。',
  },
}
