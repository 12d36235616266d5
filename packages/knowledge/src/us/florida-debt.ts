/** What the law of Florida adds on debts and judgments. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  COLLECTOR_CALLS,
  COLLECTOR_LICENSE,
  DEBT_OF_THE_DEAD,
  DEBT_RELIEF,
  MEDICAL_DEBT,
  OLD_DEBT,
} from './debt-subjects.ts'
import {
  BUILDER_LIEN,
  COURT_FEES,
  JUDGMENT_LIFE,
  REST_AFTER_SALE,
  REST_OF_CAR_LOAN,
} from './judgment-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('FL')

export const FLORIDA_DEBT: readonly Rule[] = [
  right('collector-calls', COLLECTOR_CALLS, {
    says: 'In Florida a collector or lender may not harass you, tell your boss about the debt, or make false threats. Keep notes: you can sue.',
    law: 'Florida Consumer Collection Practices Act (FCCPA), Florida Statutes 559.72 and 559.77',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0500-0599/0559/Sections/0559.72.html',
  }),
  right('collector-license', COLLECTOR_LICENSE, {
    says: 'In Florida a collector must be on file with the state. Look its name up before you pay.',
    law: 'Florida Statutes 559.553 (registration of consumer collection agencies)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0500-0599/0559/Sections/0559.553.html',
  }),
  right('old-debt', OLD_DEBT, {
    says: 'In Florida a spoken promise does not bring back a debt that is too old to sue on. It must be in writing and signed.',
    law: 'Florida Statutes 95.04 and 95.11',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0095/Sections/0095.04.html',
  }),
  right('judgment-life', JUDGMENT_LIFE, {
    says: 'In Florida a judgment can be used for 20 years. Its lien on land lasts ten years unless it is recorded again.',
    law: 'Florida Statutes 55.081, 55.10 and 95.11',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0055/Sections/0055.10.html',
  }),
  right('medical-debt', MEDICAL_DEBT, {
    says: 'In Florida a hospital has three years to sue after it sends a bill to a collector. More of your goods are safe from such a debt.',
    law: 'Florida Statutes 95.11 (medical debt) and 222.26',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0200-0299/0222/Sections/0222.26.html',
    from: '2024-07-01',
  }),
  right('debt-of-the-dead', DEBT_OF_THE_DEAD, {
    says: 'In Florida most debts of a person who died end two years after the death. Relatives mostly do not owe them unless they signed.',
    law: 'Florida Statutes 733.702 and 733.710',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0733/Sections/0733.710.html',
  }),
  right('rest-after-sale', REST_AFTER_SALE, {
    says: 'In Florida a lender mostly has one year to ask for the rest owed on a home, and a judge decides if that is fair.',
    law: 'Florida Statutes 95.11 and 702.06 (deficiency)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0702/Sections/0702.06.html',
  }),
  right('debt-relief', DEBT_RELIEF, {
    says: 'In Florida state law binds firms that promise debt relief or better credit. Pay nothing in advance, and ask how you can cancel.',
    law: 'Florida Statutes 817.7001 to 817.706 (credit services) and 817.801 to 817.806 (debt management)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0800-0899/0817/Sections/0817.802.html',
  }),
  right('builder-lien', BUILDER_LIEN, {
    says: 'In Florida a builder must record a lien on a home within 90 days of the last work, and sue within one year of that. By a notice of contest you can cut the year to 60 days. A false lien can cost the builder money.',
    law: 'Construction Lien Law, Florida Statutes 713.01 to 713.37 (713.08(5), 713.22 and 713.31)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0713/Sections/0713.22.html',
  }),
  right('rest-of-car-loan', REST_OF_CAR_LOAN, {
    says: 'In Florida a lender mostly has five years to sue for the rest of a car loan. If its notice or sale was wrong, it may lose that.',
    law: 'Florida Statutes 95.11(2), 679.610, 679.611 and 679.626',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0679/Sections/0679.626.html',
  }),
  right('court-fees', COURT_FEES, {
    says: 'In Florida people with a low income can ask the court to waive its fees. Ask the clerk for the form.',
    law: 'Florida Statutes 57.081 and 57.082',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0057/Sections/0057.082.html',
  }),
]
