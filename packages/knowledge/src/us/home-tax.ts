/** Property tax on a home: plans, exemptions, tax sales and the time to redeem, by state. */
import type { Rule } from '@plainletter/contracts/rule'

const HOME_TAX = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['TAX_DEMAND'],
  topics: ['debt', 'housing'],
  when: {
    any: [
      {
        says: [
          'property tax',
          'property taxes',
          'real estate tax',
          'real estate taxes',
          'delinquent taxes',
          'tax sale',
          'tax lien',
          'tax deed',
          'treasurer and tax collector',
          'county treasurer',
          'tax certificate',
        ],
      },
    ],
    not: [{ says: ['internal revenue service', 'federal tax lien', 'income tax', 'sales tax'] }],
  },
} satisfies Partial<Rule>

const STATE_TAX_LAWS = {
  title: 'State property tax laws',
  provision: 'payment plans, exemptions, deferral and the time to redeem',
  url: 'https://www.usa.gov/state-taxes',
  inForceFrom: '2010-01-01',
}

export const HOME_TAX_ROWS: readonly Rule[] = [
  {
    ...HOME_TAX,
    id: 'us.home-tax.right-surplus',
    kind: 'right',
    rank: 12,
    says: 'If a home is sold for taxes, the county may keep only what you owe. The rest is yours.',
    authority: {
      title: 'Constitution of the United States',
      provision:
        'Fifth Amendment (Tyler v. Hennepin County, 598 U.S. 631 (2023): no keeping of more than the tax debt)',
      url: 'https://www.supremecourt.gov/opinions/slipopinion/22',
      inForceFrom: '2023-05-25',
    },
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.right-notice',
    kind: 'right',
    rank: 14,
    says: 'Before a tax sale you must get a real warning. Mail that comes back is not always enough.',
    authority: {
      title: 'Constitution of the United States',
      provision:
        'Fourteenth Amendment (Jones v. Flowers, 547 U.S. 220 (2006): real notice before a tax sale)',
      url: 'https://constitution.congress.gov/constitution/amendment-14/',
      inForceFrom: '2006-04-26',
    },
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.right-plan',
    kind: 'right',
    rank: 8,
    says: 'Ask the tax office for a plan, and for exemptions for your home, age, disability or service. Some can be asked for late.',
    authority: STATE_TAX_LAWS,
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.step',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Call the county tax office before the next date. Ask what you owe, what stops a sale, and for a plan in writing.',
    authority: STATE_TAX_LAWS,
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 6,
    title: 'Ask for a payment plan',
    cost: 'The tax and interest',
    time: 'Before the next date',
    risk: 'If you miss a part, the plan can end.',
    bestFor: 'You cannot pay it at once.',
    says: 'Pay in parts under a plan, so that no sale follows.',
    authority: STATE_TAX_LAWS,
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.ca',
    kind: 'right',
    rank: 6,
    regions: ['US-CA'],
    says: 'In California you mostly have five years before a home can be sold for taxes, and can pay in yearly parts in that time.',
    authority: {
      title: 'California Revenue and Taxation Code',
      provision: 'sections 3691, 4101, 4217 and 4985.2',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.tx',
    kind: 'right',
    rank: 6,
    regions: ['US-TX'],
    says: 'In Texas you can ask for a plan of at least 12 months on your home. At 65 or with a disability you can put the tax off.',
    authority: {
      title: 'Texas Tax Code',
      provision: 'sections 33.02, 33.06 and 34.21',
      url: 'https://statutes.capitol.texas.gov/Docs/TX/htm/TX.33.htm',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.fl',
    kind: 'right',
    rank: 6,
    regions: ['US-FL'],
    says: 'In Florida a tax certificate is sold first. A sale of the home can be asked for only after two years. You can pay until someone has paid the court clerk in full for it.',
    authority: {
      title: 'Florida Statutes',
      provision: 'sections 197.172, 197.252, 197.432, 197.472 and 197.502',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.il',
    kind: 'right',
    rank: 6,
    regions: ['US-IL'],
    says: 'In Illinois you mostly have two and a half years after a tax sale to pay and keep your home.',
    authority: {
      title: 'Illinois Property Tax Code',
      provision: '35 ILCS 200/21-350',
      url: 'https://www.ilga.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...HOME_TAX,
    id: 'us.home-tax.ny',
    kind: 'right',
    rank: 6,
    regions: ['US-NY'],
    says: 'In much of New York you have two years from the lien date to pay and keep your home. Some places offer plans.',
    authority: {
      title: 'New York Real Property Tax Law',
      provision: 'sections 1110 and 1184',
      url: 'https://www.nysenate.gov/legislation/laws/RPT',
      inForceFrom: '2015-01-01',
    },
  },
]
