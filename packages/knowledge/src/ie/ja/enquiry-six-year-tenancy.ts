/** The words of the rows in ../enquiry-six-year-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SIX_YEAR_TENANCY_JA: Words = {
  'ie.ask.six-year-tenancy': {
    says: '2026年3月1日以後に始まった賃貸なら、6か月住んだ後は6年ずつ守られます。会社や4件以上貸す家主は、あなたの違反か、家があなたに合わなくなったときしか終わらせられません。小さい家主は、本当の困窮や家族のためにも終わらせられます。あなたは予告して出られます。前からの賃貸は古い決まりのままです。',
    dependsOn: '賃貸がいつ始まったか、家主が何件貸しているか',
  },
}
