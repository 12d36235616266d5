/** The words of the business view. */
import { t } from '@lingui/core/macro'
import type { EntityType } from '@plainletter/contracts/business'

import { inLanguage } from './in-language.ts'

export const businessMessages = inLanguage(() => ({
  lead: t`What this letter means for a firm. It comes with your Business Pack or plan.`,
  tabsLabel: t`Business view`,
  tabs: { strategy: t`Strategy`, compliance: t`Compliance`, escalation: t`Escalation` },
  loading: t`Loading...`,
  failed: t`We could not load the business view.`,
  tryAgain: t`Try again`,
  entities: {
    limited_company: t`The letter speaks to a company.`,
    llp: t`The letter speaks to a limited liability partnership.`,
    partnership: t`The letter speaks to a partnership.`,
    sole_trader: t`The letter speaks to a person who trades alone.`,
  } as const satisfies Record<Exclude<EntityType, 'other'>, string>,
  parts: {
    leveragePoints: t`What is on your side`,
    businessRisks: t`Risks for the firm`,
    cashFlowImplications: t`Cash flow`,
    reputationalConsiderations: t`Your name with lenders and suppliers`,
    applicableRegulations: t`The rules that count`,
    complianceViolations: t`What is wrong in the letter`,
    reportingObligations: t`What you must report`,
    industrySpecificRules: t`Rules for some kinds of firm`,
    negotiationStrategy: t`How to negotiate`,
    legalActionThreshold: t`When they can go to court`,
    settlementParameters: t`What an offer would be`,
  },
  nothing: t`We found nothing here.`,
  template: t`A letter that asks for the facts`,
  proof: t`From the letter`,
}))
