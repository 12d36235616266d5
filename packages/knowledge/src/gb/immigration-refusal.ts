/** A refusal of the Home Office: the days to appeal or ask for a review, and what to leave alone meanwhile. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const LEGISLATION = 'https://www.legislation.gov.uk'

const REFUSAL = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['immigration_refusal'],
} satisfies Partial<Rule>

const APPEAL_SAID: Test = {
  says: ['right of appeal', 'may appeal', 'can appeal', 'right to appeal', 'first-tier tribunal'],
}
const REVIEW_SAID: Test = { says: ['administrative review'] }
const ABROAD_SAID: Test = {
  says: ['entry clearance', 'outside the uk', 'outside the united kingdom', '28 days'],
}
const NO_APPEAL_SAID: Test = {
  says: ['no right of appeal', 'not have a right of appeal', 'cannot appeal', 'may not appeal'],
}

const APPEAL_DAYS: Authority = {
  title: 'Tribunal Procedure (First-tier Tribunal) (Immigration and Asylum Chamber) Rules 2014',
  provision: 'rule 19 (time to appeal)',
  url: `${LEGISLATION}/uksi/2014/2604/rule/19`,
  inForceFrom: '2014-10-20',
}
const REVIEW_DAYS: Authority = {
  title: 'Immigration Rules',
  provision: 'Appendix AR (administrative review)',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-ar-administrative-review',
  inForceFrom: '2014-10-20',
}
const NO_REMOVAL: Authority = {
  title: 'Nationality, Immigration and Asylum Act 2002',
  provision: 'sections 78 and 104',
  url: `${LEGISLATION}/ukpga/2002/41/section/78`,
  inForceFrom: '2003-04-01',
}
const REASONS: Authority = {
  title: 'Immigration (Notices) Regulations 2003',
  provision: 'regulation 5 (what a notice must say)',
  url: `${LEGISLATION}/uksi/2003/658/regulation/5`,
  inForceFrom: '2003-04-01',
}
const COURT_FEE: Authority = {
  title: 'First-tier Tribunal (Immigration and Asylum Chamber) Fees Order 2011',
  provision: 'articles 5 to 7 (no fee, or help with it)',
  url: `${LEGISLATION}/uksi/2011/2841/contents`,
  inForceFrom: '2011-12-19',
}
const LEGAL_AID: Authority = {
  title: 'Legal Aid, Sentencing and Punishment of Offenders Act 2012',
  provision: 'Schedule 1, Part 1, paragraphs 25 to 32A',
  url: `${LEGISLATION}/ukpga/2012/10/schedule/1`,
  inForceFrom: '2013-04-01',
}
const ADVISERS: Authority = {
  title: 'Immigration and Asylum Act 1999',
  provision: 'sections 84 and 91 (who may give immigration advice)',
  url: `${LEGISLATION}/ukpga/1999/33/section/91`,
  inForceFrom: '2001-04-30',
}

export const IMMIGRATION_REFUSAL: readonly Rule[] = [
  {
    ...REFUSAL,
    id: 'gb.refusal.deadline-appeal',
    kind: 'deadline',
    when: { all: [APPEAL_SAID], not: [ABROAD_SAID, NO_APPEAL_SAID, REVIEW_SAID] },
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    says: 'Inside the UK you have 14 days to appeal, from the day the decision was sent.',
    action: 'Send your appeal to the tribunal',
    consequence: 'A late appeal needs a good reason, and your right to stay can end meanwhile.',
    weight: 'main',
    example: {
      clause: 'rule 19(2): 14 days after the decision is sent',
      trigger: '2026-11-02',
      result: '2026-11-16',
    },
    authority: APPEAL_DAYS,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.deadline-review',
    kind: 'deadline',
    when: { all: [REVIEW_SAID], not: [ABROAD_SAID] },
    terms: { trigger: 'letter', count: 14, unit: 'days', roll: 'none' },
    says: 'Inside the UK you have 14 days to ask for an administrative review.',
    action: 'Ask for the administrative review',
    consequence: 'A late request is most often refused, and your right to stay can end.',
    weight: 'main',
    example: {
      clause:
        'Appendix AR: 14 days from getting the decision, counted here from its date to be safe',
      trigger: '2026-11-02',
      result: '2026-11-16',
    },
    authority: REVIEW_DAYS,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.no-removal-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 4,
    when: { all: [APPEAL_SAID], not: [NO_APPEAL_SAID] },
    says: 'In most cases you cannot be removed while an appeal made in time from the UK is being decided.',
    authority: NO_REMOVAL,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.right-reasons',
    kind: 'right',
    rank: 9,
    says: 'The letter must give the reasons and say what you can do against it, where and by when.',
    authority: REASONS,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.right-fee',
    kind: 'right',
    rank: 10,
    when: { all: [APPEAL_SAID], not: [NO_APPEAL_SAID] },
    says: 'If you cannot pay the fee of the tribunal, ask for help with it. Some people, such as those on asylum support, pay none.',
    authority: COURT_FEE,
  },
  {
    ...REFUSAL,
    nations: ENGLAND_AND_WALES,
    id: 'gb.refusal.right-legal-aid',
    kind: 'right',
    rank: 11,
    when: {
      any: [
        {
          says: [
            'asylum claim',
            'claim for asylum',
            'protection claim',
            'refugee',
            'detained',
            'trafficking',
          ],
        },
      ],
    },
    says: 'For asylum, trafficking and detention, legal aid can pay for a solicitor.',
    authority: LEGAL_AID,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.step-day',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write down the day you got the decision. Collect the application, what you sent with it, and what the letter says was missing.',
    authority: REASONS,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.step-stay',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Do not leave the UK, and send no new application, before you have advice. Either can end your appeal or review.',
    authority: NO_REMOVAL,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.warning-adviser',
    kind: 'warning',
    severity: 'high',
    rank: 5,
    says: 'Selling immigration advice without being registered is a crime. Look the adviser up in the register of the Immigration Advice Authority.',
    authority: ADVISERS,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    when: { all: [APPEAL_SAID], not: [NO_APPEAL_SAID, REVIEW_SAID] },
    title: 'Appeal to the tribunal',
    says: 'Send the appeal online with your reasons. You can send more proof later.',
    cost: 'A fee, or none with help.',
    time: 'Some months.',
    risk: 'If you lose, your right to stay ends.',
    bestFor: 'The letter says that you can appeal.',
    authority: APPEAL_DAYS,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.option-review',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    when: { all: [REVIEW_SAID] },
    title: 'Ask for an administrative review',
    says: 'Say which mistake the office made with what you sent. As a rule you cannot add new proof.',
    cost: 'A fee, which you get back if you win.',
    time: 'Weeks or months.',
    risk: 'A new application ends the review.',
    bestFor: 'They overlooked something or used a wrong rule.',
    authority: REVIEW_DAYS,
  },
  {
    ...REFUSAL,
    id: 'gb.refusal.option-adviser',
    kind: 'option',
    option: 'get_help',
    rank: 5,
    title: 'Get a registered adviser now',
    says: 'Ask a solicitor or registered adviser which way is best: appeal, review, or a new application.',
    cost: 'Free at some charities and law centres.',
    time: 'Call today.',
    risk: 'None, if the adviser is registered.',
    bestFor: 'Everyone who gets such a letter.',
    authority: ADVISERS,
  },
  {
    ...REFUSAL,
    checkedOn: '2026-11-23',
    id: 'gb.visa.right-family-life',
    kind: 'right',
    rank: 7,
    when: {
      all: [
        {
          says: [
            'partner',
            'spouse',
            'wife',
            'husband',
            'family life',
            'child',
            'parent',
            'appendix fm',
          ],
        },
      ],
    },
    says: 'The Home Office must also ask if a refusal is too harsh for you, your partner or a child. Family life is a human right. Say so in your appeal, with proof.',
    authority: {
      title: 'Immigration Rules',
      provision:
        'Appendix FM, paragraph GEN.3.2, with Article 8 of the Human Rights Convention (Human Rights Act 1998, Schedule 1)',
      url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-fm-family-members',
      inForceFrom: '2017-08-10',
    },
  },
  {
    ...REFUSAL,
    checkedOn: '2026-11-23',
    id: 'gb.refusal.right-asylum',
    kind: 'right',
    rank: 5,
    when: { all: [{ says: ['asylum', 'protection claim', 'refugee', 'fear of return'] }] },
    says: 'You may not be sent where you face persecution or torture. Say so in the appeal, with all that shows what could happen to you there.',
    authority: {
      title: 'Nationality, Immigration and Asylum Act 2002',
      provision:
        'sections 82 and 84, with the Refugee Convention of 1951 and European Convention on Human Rights, article 3',
      url: 'https://www.legislation.gov.uk/ukpga/2002/41/section/84',
      inForceFrom: '2014-10-20',
    },
  },
]
