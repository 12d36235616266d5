/** The Japanese words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_JA: Words = {
  'jp.ask.fired-while-ill': {
    says: '仕事が原因の病気やけがなら、休んでいる間とその後30日は解雇できません。私的な病気でも、会社はまず休職の決まりに従い、復職できるか検討しなければなりません。何にも署名しないでください。理由と就業規則を書面で求め、診断書を出してください。',
  },
  'jp.ask.pregnant-fired': {
    says: '妊娠、出産、育休を理由に、解雇や不利な扱いはできません。妊娠中と出産後1年以内の解雇は、会社が別の理由を証明しない限り無効です。何にも署名しないでください。言われたことを記録し、労働局の雇用環境・均等部に電話してください。',
  },
}
