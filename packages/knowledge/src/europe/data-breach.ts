/** Letters that say personal data was lost or stolen: the same regulation counts in each country of the European Union. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const BREACH: Test = {
  says: [
    'data breach',
    'datenpanne',
    'datenleck',
    'datenschutzvorfall',
    'datenschutzverletzung',
    'verletzung des schutzes personenbezogener daten',
    'hackerangriff',
    'violation de données',
    'violation de vos données',
    'violation des données',
    'fuite de données',
    'cyberattaque',
    'datalek',
    'cyberaanval',
    'ingebroken op onze systemen',
    'ingebroken in onze systemen',
    'ingebroken in ons systeem',
    'gegevens gelekt',
    'gegevens gestolen',
    'rekeningnummer gestolen',
    'hackers',
    'inbreuk in verband met persoonsgegevens',
    'brecha de seguridad',
    'brecha de datos',
    'ciberataque',
    'violación de seguridad de los datos',
    'violazione dei dati',
    'violazione di dati personali',
    'attacco informatico',
  ],
}

function gdpr(provision: string): Authority {
  return {
    title: 'Regulation (EU) 2016/679 (GDPR, DSGVO, RGPD, AVG)',
    provision,
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    inForceFrom: '2018-05-25',
  }
}

/** The rows for one country. Their ids begin with it, as all of its rows do. */
export function dataBreachRows(country: CountryCode): Rule[] {
  const row = {
    country,
    kinds: ['OTHER'],
    topics: ['consumer', 'general'],
    when: { any: [BREACH] },
    checkedOn: '2026-11-21',
    checkBy: '2027-10-31',
  } satisfies Shared
  const id = (name: string) => `${country}.breach.${name}`
  return [...toKnow(row, id), ...toDo(row, id)]
}

type Shared = Pick<Rule, 'country' | 'kinds' | 'topics' | 'when' | 'checkedOn' | 'checkBy'>
type Name = (name: string) => string

function toKnow(row: Shared, id: Name): Rule[] {
  return [
    {
      ...row,
      id: id('reality'),
      kind: 'fact',
      slot: 'reality_check',
      rank: 8,
      says: 'They tell you that others may have seen your data. You owe nothing. Act now, so that no one can misuse it.',
      authority: gdpr('article 34'),
    },
    {
      ...row,
      id: id('not-yet'),
      kind: 'fact',
      slot: 'cannot_happen_yet',
      rank: 8,
      says: 'You need not pay or sign anything because of this letter.',
      authority: gdpr('article 34'),
    },
    {
      ...row,
      id: id('insight-later'),
      kind: 'insight',
      severity: 'medium',
      rank: 8,
      confidence: 0.8,
      says: 'Fraud often comes weeks later, in messages that show true data of yours.',
      actionable:
        'Give no one a code or a password. Call back by a number that you found yourself.',
      authority: gdpr('article 34'),
    },
    {
      ...row,
      id: id('right-told'),
      kind: 'right',
      rank: 8,
      says: 'They must tell you in plain words what happened, what may follow and what they do about it.',
      authority: gdpr('articles 33 and 34'),
    },
    {
      ...row,
      id: id('right-access'),
      kind: 'right',
      rank: 9,
      says: 'You can ask which of your data they hold and which was lost. They must answer within a month, for free.',
      authority: gdpr('articles 12 and 15'),
    },
    {
      ...row,
      id: id('right-damages'),
      kind: 'right',
      rank: 10,
      says: 'If they broke the rules and you were harmed, you can ask for money. You must show the harm.',
      authority: gdpr('article 82'),
    },
  ]
}

function toDo(row: Shared, id: Name): Rule[] {
  return [
    {
      ...row,
      id: id('step-password'),
      kind: 'step',
      list: 'first',
      rank: 8,
      says: 'Change the password there, and wherever you used the same one. Open the site yourself, not by a link.',
      authority: gdpr('article 34'),
    },
    {
      ...row,
      id: id('step-watch'),
      kind: 'step',
      list: 'first',
      rank: 9,
      says: 'Watch your bank account. Be careful with calls and messages from people who know your data.',
      authority: gdpr('article 34'),
    },
    {
      ...row,
      id: id('step-ask'),
      kind: 'step',
      list: 'first',
      rank: 10,
      says: 'Ask in writing which of your data were seen or copied, and what they do now to protect you.',
      authority: gdpr('articles 15 and 34'),
    },
    {
      ...row,
      id: id('option-authority'),
      kind: 'option',
      option: 'complain',
      rank: 10,
      title: 'Complain to the data authority',
      says: 'The data protection authority of your country takes complaints for free.',
      cost: 'Free.',
      time: 'Some months.',
      risk: 'None.',
      bestFor: 'They do not answer, or were careless.',
      authority: gdpr('article 77'),
    },
  ]
}
