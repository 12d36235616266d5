/** The Japanese words of the rows in ../benefit-decision-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_SCOTLAND_NI_JA: Words = {
  'gb.benefit.scotland': {
    says: '42日以内に新しい決定（re-determination）を求めます。その後31日以内に審判所（tribunal）に訴えられます。',
  },
  'gb.benefit.ni': {
    says: '1か月以内に見直しを求めます。その後1か月以内に独立の審判所（tribunal）に訴えられます。',
  },
}
