/** Housing provisions that only the tactics cite. */
import { guide, ukLaw } from './law.ts'

const SCOTS_TENANCIES = {
  title: 'Private Housing (Tenancies) (Scotland) Act 2016',
  path: 'asp/2016/19',
}

export const HOME_LAW = {
  hlpas: guide(
    'GOV.UK: legal aid for possession proceedings',
    'Housing Loss Prevention Advice Service',
    'https://www.gov.uk/guidance/legal-aid-for-possession-proceedings',
  ),
  scotsEviction: ukLaw(SCOTS_TENANCIES, 'section 51 and schedule 3', 'section/51'),
  scotsRent: ukLaw(SCOTS_TENANCIES, 'sections 22 to 24', 'section/24'),
  scotsHomeless: ukLaw(
    { title: 'Housing (Scotland) Act 1987', path: 'ukpga/1987/26' },
    'sections 24, 28, 31 and 32',
    'section/24',
  ),
  scotsRepairs: ukLaw(
    { title: 'Housing (Scotland) Act 2006', path: 'asp/2006/1' },
    'sections 13, 14 and 22',
    'section/22',
  ),
  scotsDeposit: ukLaw(
    { title: 'Tenancy Deposit Schemes (Scotland) Regulations 2011', path: 'ssi/2011/176' },
    'regulations 3 and 10',
    'regulation/3',
  ),
  rentRepayment: ukLaw(
    { title: 'Housing and Planning Act 2016', path: 'ukpga/2016/22', from: '2026-05-01' },
    "sections 40 to 44, as changed by the Renters' Rights Act 2025",
    'section/40',
  ),
  homeless: ukLaw(
    { title: 'Housing Act 1996, Part 7; Housing (Wales) Act 2014, Part 2', path: 'ukpga/1996/52' },
    'sections 175 and 195; sections 55 and 66',
    'section/195',
  ),
  depositScheme: guide(
    'GOV.UK: deposit protection schemes and landlords',
    'disputes and problems',
    'https://www.gov.uk/tenancy-deposit-protection/disputes-and-problems',
  ),
  niRent: ukLaw(
    {
      title: 'Private Tenancies Act (Northern Ireland) 2022',
      path: 'nia/2022/20',
      from: '2025-04-01',
    },
    'section 7',
    'section/7',
  ),
  niDeposit: guide(
    'nidirect: tenancy deposit schemes',
    'protecting a deposit',
    'https://www.nidirect.gov.uk/articles/tenancy-deposit-scheme-information-tenants',
  ),
} as const
