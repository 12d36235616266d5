/** The Japanese words of the rows in ../scam-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_JA: Words = {
  'us.scam.step-report-ssa': {
    says: 'oig.ssa.govでSocial Securityの監察官に、ReportFraud.ftc.govでFTCに報告してください。',
  },
  'us.scam.step-stop': {
    says: '払わない、電話しない、リンクを開かない、情報を渡さないでください。',
  },
  'us.scam.step-check': {
    says: '本物の役所の番号を、役所自身のサイトか古い請求書で自分で探し、聞いてください。',
  },
  'us.scam.step-report': {
    says: 'ReportFraud.ftc.govで報告してください。インターネットの詐欺は、ic3.govでも報告します。',
  },
  'us.scam.step-report-irs': {
    says: 'にせの税務署は、tigta.govでTIGTAに報告してください。にせのメールはphishing@irs.govに転送します。',
  },
  'us.scam.step-paid': {
    says: '払ってしまったら、今、銀行、カード、ギフトカードの会社に電話し、お金を返すよう求めてください。情報を渡したならIdentityTheft.govに行きます。',
  },
  'us.scam.option-ignore': {
    says: '証拠として取っておき、報告し、返事をしません。',
    title: '答えない',
    cost: '無料',
    time: 'なし',
    risk: '本物の役所に確かめた後なら、なし。',
    bestFor: 'まだ払わず、何も話していない場合。',
  },
  'us.scam.option-report': {
    says: '報告し、銀行に伝え、パスワードを変え、3つの機関で信用情報を凍結（freeze）します。凍結は無料です。',
    title: '報告して、自分を守る',
    cost: '無料',
    time: '15分',
    risk: 'なし。',
    bestFor: '払った、または情報を渡した場合。',
  },
  'us.scam.warning-recovery': {
    says: '手数料を取ってお金を取り戻すと言う人がいたら、それも詐欺です。',
  },
  'us.scam.step-statement': {
    says: '銀行やカードの正規のアプリで口座を見てください。その請求が載っていなければ、何も取られておらず、解約するものもありません。',
  },
  'us.scam.warning-remote': {
    says: '電話の相手に携帯やパソコンを見せたり操作させたりしないでください。「多すぎた返金」を送り返してもいけません。してしまったら、今すぐ銀行に電話してください。',
  },
}
