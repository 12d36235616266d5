/** Laws that letters still cite though they have ended, with the day and what took their place. */
import type { CountryCode, PlainDate } from '@plainletter/contracts/country'
import type { LetterLaw } from '@plainletter/contracts/draft'

export type EndedLaw = {
  country: CountryCode
  /** The law as a citation names it. */
  law: RegExp
  /** Absent where all of it has ended. */
  sections?: readonly string[]
  endedOn: PlainDate
  replacedBy: LetterLaw
}

const uk = (title: string, provision: string, path: string): LetterLaw => ({
  title,
  provision,
  url: `https://www.legislation.gov.uk/${path}`,
})
const es = (title: string, id: string): LetterLaw => ({
  title,
  provision: title,
  url: `https://www.boe.es/buscar/act.php?id=${id}`,
})

export const ENDED_LAWS: readonly EndedLaw[] = [
  {
    country: 'gb',
    law: /Consumer Protection from Unfair Trading Regulations 2008$/,
    endedOn: '2025-04-06',
    replacedBy: uk(
      'Digital Markets, Competition and Consumers Act 2024',
      'Part 4',
      'ukpga/2024/13',
    ),
  },
  {
    country: 'gb',
    law: /Data Protection Act 1998$/,
    endedOn: '2018-05-25',
    replacedBy: uk('Data Protection Act 2018', 'Part 2', 'ukpga/2018/12'),
  },
  {
    country: 'gb',
    law: /Distance Selling\) Regulations 2000$/,
    endedOn: '2014-06-13',
    replacedBy: uk(
      'Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013',
      'Part 3',
      'uksi/2013/3134',
    ),
  },
  {
    country: 'gb',
    law: /Unfair Terms in Consumer Contracts Regulations 1999$/,
    endedOn: '2015-10-01',
    replacedBy: uk('Consumer Rights Act 2015', 'Part 2', 'ukpga/2015/15'),
  },
  {
    country: 'gb',
    law: /^(?:Race Relations Act 1976|Sex Discrimination Act 1975)$/,
    endedOn: '2010-10-01',
    replacedBy: uk('Equality Act 2010', 'Part 2', 'ukpga/2010/15'),
  },
  {
    country: 'gb',
    law: /^Limitation Act 1939$/,
    endedOn: '1981-05-01',
    replacedBy: uk('Limitation Act 1980', 'Part I', 'ukpga/1980/58'),
  },
  {
    country: 'de',
    law: /^RDG$/,
    sections: ['11a'],
    endedOn: '2021-10-01',
    replacedBy: {
      title: 'Rechtsdienstleistungsgesetz (RDG)',
      provision: '§ 13a RDG',
      url: 'https://www.gesetze-im-internet.de/rdg/__13a.html',
    },
  },
  {
    country: 'de',
    law: /^TMG$/,
    endedOn: '2024-05-14',
    replacedBy: {
      title: 'Digitale-Dienste-Gesetz (DDG)',
      provision: 'DDG',
      url: 'https://www.gesetze-im-internet.de/ddg/',
    },
  },
  {
    country: 'fr',
    law: /^code civil$/i,
    sections: ['1244-1'],
    endedOn: '2016-10-01',
    replacedBy: {
      title: 'Code civil',
      provision: 'article 1343-5',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070721/',
    },
  },
  {
    country: 'be',
    law: /^loi du 20 décembre 2002$/i,
    endedOn: '2023-12-01',
    replacedBy: {
      title: 'Code de droit économique, livre XIX',
      provision: 'livre XIX',
      url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
    },
  },
  {
    country: 'es',
    law: /^Ley 30\/1992$/,
    endedOn: '2016-10-02',
    replacedBy: es('Ley 39/2015', 'BOE-A-2015-10565'),
  },
  {
    country: 'es',
    law: /^Ley Orgánica 15\/1999$/,
    endedOn: '2018-12-07',
    replacedBy: es('Ley Orgánica 3/2018', 'BOE-A-2018-16673'),
  },
  {
    country: 'es',
    law: /^Ley 26\/1984$/,
    endedOn: '2007-12-01',
    replacedBy: es('Real Decreto Legislativo 1/2007', 'BOE-A-2007-20555'),
  },
  {
    country: 'au',
    law: /^Trade Practices Act 1974$/,
    endedOn: '2011-01-01',
    replacedBy: {
      title: 'Competition and Consumer Act 2010',
      provision: 'Schedule 2',
      url: 'https://www.legislation.gov.au/C2004A00109/latest/text',
    },
  },
  {
    country: 'nz',
    law: /^Privacy Act 1993$/,
    endedOn: '2020-12-01',
    replacedBy: {
      title: 'Privacy Act 2020',
      provision: 'Part 3',
      url: 'https://www.legislation.govt.nz/act/public/2020/0031/latest/whole.html',
    },
  },
]
