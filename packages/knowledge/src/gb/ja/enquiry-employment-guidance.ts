/** Questions about work, guidance: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_GUIDANCE_JA: Words = {
  'gb.ask-work.step-date': {
    says: 'それが起きた日か、仕事が終わった日を書いてください。請求の期間はそこから始まります。',
  },
  'gb.ask-work.step-proof': {
    says: '契約書、給与明細、勤務表、メッセージ、手紙を残してください。許されるなら、自分のメールに写しを送ります。',
  },
  'gb.ask-work.step-write': {
    says: '会社に手紙を書いてください。何が問題か、どうしてほしいか、期日を書きます。落ち着いて、短くします。',
  },
  'gb.ask-work.step-acas': {
    says: 'Acasの0300 123 1100に電話し、無料の相談を受けてください。ほとんどの審判所（tribunal）への請求の前に、Acasを通す必要があります。',
  },
  'gb.ask-work.step-lra': {
    says: '審判所（tribunal）への請求の前に、Labour Relations Agencyの03300 555 300に電話し、無料の相談を受けてください。',
  },
  'gb.ask-work.step-ni-date': {
    says: 'それが起きた日を書いてください。北アイルランドでは、請求の期限は、ほとんどの場合そこから3か月です。',
  },
  'gb.ask-work.step-appeal': {
    says: 'むだだと思っても、会社の中で書面の不服を申し立ててください。理由を書面で求めます。',
  },
  'gb.ask-work.right-reasons': {
    says: '2年働いていれば、解雇の理由を書面で求められます。2027年1月1日以後に終わる仕事なら、6か月で足ります。妊娠中や休暇中なら、求めなくても渡されます。',
  },
  'gb.ask-work.right-pay': {
    says: '働いた分を全部払ってもらい、それが分かる給与明細をもらう権利があります。',
  },
  'gb.ask-work.right-fair': {
    says: '仕事の法律上の権利を求めたために、罰を受けない権利があります。',
  },
  'gb.ask-work.fact-rights': {
    says: 'ほとんどの仕事の権利は、弁護士も手数料もなしで使えます。Acasの話し合いも、審判所（tribunal）への請求も無料です。',
  },
  'gb.ask-work.fact-reality': {
    says: '期限はきびしいです。はっきりした手紙やAcasで解決することは多いですが、待つ間に期限を過ぎないでください。',
  },
  'gb.ask-work.fact-clock': {
    says: 'Acasが会社と話す間、請求の期限は止まります。',
    learnMore: '話し合いは最長12週間です。最後に証明書が出て、その番号を請求の用紙に書きます。',
  },
  'gb.ask-work.option-write': {
    says: '苦情の手紙（grievance letter）は記録に残り、それで解決することが多いです。',
    title: '会社に書面で伝える',
    cost: '無料',
    time: '1、2週間与えます',
    risk: '期限は進みます。',
    bestFor: '賃金、時間、休暇、ひどい扱いの問題。',
  },
  'gb.ask-work.option-acas': {
    says: 'Acasが両方と話し、守る義務のある合意で終えられます。',
    title: 'Acasの早期の調停（early conciliation）を始める',
    cost: '無料',
    time: '最長12週間',
    risk: '期限の中で始めないと、請求できなくなります。',
    bestFor: '会社が直そうとしない場合。',
  },
  'gb.ask-work.option-help': {
    says: '労働組合、Citizens Advice、Law Centreに聞いてください。',
    title: '無料の相談を受ける',
    cost: '無料',
    time: '電話1回',
    risk: '期限は進みます。',
    bestFor: '解雇された、または不公正に扱われた場合。',
  },
  'gb.ask-work.warning-limit': {
    says: '不服申立てや苦情が終わるのを待たずに、Acasに連絡してください。その間も期限は進みます。',
  },
  'gb.ask-work.change-dismissal': {
    says: '不公正な解雇（unfair dismissal）の決まりは、2027年1月1日に、2年から6か月に変わります。',
    was: '不公正な解雇の請求まで2年働くことが必要でした。',
    is: '2027年1月1日以降に終わる仕事では6か月で、賠償の上限はありません。',
  },
  'gb.ask-work.change-limit': {
    says: '2026年10月1日から、ほとんどの新しい審判所（tribunal）への請求は、3か月ではなく6か月です。',
    was: 'ほとんどの審判所への請求は、3か月から1日引いた期間でした。',
    is: '2026年10月1日以降のことについてのほとんどの請求は、6か月です。',
  },
  'gb.ask-work.change-sick': {
    says: '病気手当（sick pay）の決まりは、2026年4月6日に働き手に有利になりました。',
    was: '病気手当は4日目からで、賃金の低い人は対象外でした。',
    is: '病気手当は最初の丸1日からで、賃金の低い人も対象です。',
  },
  'gb.ask-work.myth-no-contract': {
    says: '署名した契約があってもなくても、最初の日から権利があります。',
  },
  'gb.ask-work.myth-wages': {
    says: '会社は、辞めることへの罰として、働いた賃金を払わずにいてはいけません。',
  },
  'gb.ask-work.insight-service': {
    says: 'どの解雇の決まりになるかは、最後の日で決まります。予告がなかったなら、その日が少なくとも1週間遅くなることがあります。',
    actionable: '予告と正確な最後の日を、相談員と確かめてください。',
  },
}
