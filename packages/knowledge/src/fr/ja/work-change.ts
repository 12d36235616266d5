/** The Japanese words of the rows in ../work-change.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_CHANGE_JA: Words = {
  'fr.work-change.want': {
    says: '雇い主が、場所、時間、または仕事を変えます。',
  },
  'fr.work-change.right-core': {
    says: '給料、仕事の種類、時間の長さを変えるには、あなたの同意が必要です。断っても過失になりません。同じ地域での小さい変更は、雇い主が決められます。',
  },
  'fr.work-change.deadline-economic': {
    says: '経済的な理由なら、手紙を受け取ってから1か月以内に断れます。黙っていると承諾になります。会社の再建や清算（redressement、liquidation）では15日です。',
    action: '変更を望まないなら、書面で断る',
    consequence: 'その後は、承諾したことになります。',
  },
  'fr.work-change.right-clause': {
    says: '場所を移す条項は、地域を示さなければなりません。公正に、予告をして、家族を考えて使わなければなりません。',
  },
  'fr.work-change.step': {
    says: '休まないでください。何が困るか（家族、健康、通勤）を書き、話し合いを求め、その日の前に相談します。',
  },
  'fr.unfit.want': {
    says: '職場の医師が、あなたはその仕事ができないと言っています（inaptitude）。雇い主は、先に別の仕事を探さなければなりません。',
  },
  'fr.unfit.right-pay': {
    says: '新しい仕事も解雇もなく1か月たつと、給料の全額がまた始まります。',
  },
  'fr.unfit.right-contest': {
    says: '医師の意見を受け取ってから15日以内に、労働裁判所で争えます。',
  },
  'fr.unfit.right-double': {
    says: '仕事の事故によるものなら、解雇のお金は2倍になり、予告の分も払われます。',
  },
  'fr.unfit.step': {
    says: '期日までに、申し出に書面で答えてください。断ってもよいですが、健康、場所、給料など、理由を書きます。',
  },
}
