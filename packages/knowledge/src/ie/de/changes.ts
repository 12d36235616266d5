/** The German words of Ireland: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_DE: Words = {
  'ie.news.rent-control': {
    says: 'Seit dem 20. Juni 2025 gelten Grenzen für Mieterhöhungen im ganzen Land.',
    was: 'Die Grenzen galten nur in bestimmten Gebieten (rent pressure zones).',
    is: 'Das ganze Land ist erfasst. Prüfen Sie eine Mietankündigung beim Residential Tenancies Board.',
  },
  'ie.news.lender-rules': {
    says: 'Neue Regeln für Banken und Kreditfirmen bei Kunden mit Rückständen gelten seit dem 24. März 2026.',
    was: 'Es galten der Consumer Protection Code von 2012 und der Kodex zu Hauskrediten im Rückstand.',
    is: 'Vorschriften der Zentralbank (Central Bank) traten an ihre Stelle. Kreditgeber müssen Ihnen weiter helfen und dürfen Sie nicht zu oft ansprechen.',
  },
  'ie.news.minimum-wage': {
    says: 'Seit dem 1. Januar 2026 beträgt der Mindestlohn 14,15 € pro Stunde.',
    was: 'Er betrug 13,50 € pro Stunde.',
    is: 'Er beträgt 14,15 € für Menschen ab 20 Jahren.',
  },
  'ie.news.auto-enrolment': {
    says: 'Seit dem 1. Januar 2026 kommen die meisten Beschäftigten ohne Betriebsrente in einen Sparplan des Staates.',
    was: 'Niemand musste in eine Betriebsrente eintreten.',
    is: 'Sie, Ihr Arbeitgeber und der Staat zahlen ein. Im siebten und achten Monat können Sie austreten.',
  },
  ...europeanChangeWords('ie', 'de'),
}
