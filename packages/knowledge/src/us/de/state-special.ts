/** The German words of the rows in ../state-special.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_SPECIAL_DE: Words = {
  'us.state.ca.eviction-answer': {
    says: 'In Kalifornien haben Sie zehn Gerichtstage, um auf einen Räumungsfall zu antworten, nachdem Sie die Papiere bekommen haben. Wochenenden und Gerichtsfeiertage zählen nicht.',
    action: 'Ihre Antwort (answer) auf die Räumungspapiere einreichen',
    consequence: 'Der Vermieter kann ohne Anhörung gewinnen.',
  },
  'us.state.fl.eviction-answer': {
    says: 'In Florida haben Sie fünf Tage für die Antwort auf eine Räumung, ohne Wochenenden und Feiertage. Sie müssen auch die Miete beim Gericht einzahlen.',
    action: 'Ihre Antwort (answer) auf die Räumungspapiere einreichen',
    consequence: 'Der Vermieter kann ohne Anhörung gewinnen.',
  },
  'us.state.ga.eviction-answer': {
    says: 'In Georgia haben Sie sieben Tage für die Antwort auf einen Räumungsfall (dispossessory). Sie dürfen schriftlich antworten oder es der Geschäftsstelle (clerk) sagen.',
    action: 'Ihre Antwort (answer) auf die Räumungspapiere einreichen',
    consequence: 'Der Vermieter kann ohne Anhörung gewinnen.',
  },
  'us.state.ny.eviction-answer': {
    says: 'In New York haben Sie nach Erhalt zehn Tage für die Antwort auf einen Antrag wegen Nichtzahlung (nonpayment petition). Sie können persönlich bei der Geschäftsstelle (clerk) antworten.',
    action: 'Ihre Antwort (answer) auf die Räumungspapiere einreichen',
    consequence: 'Der Vermieter kann ohne Anhörung gewinnen.',
  },
  'us.state.tx.answer-justice': {
    says: 'Bei einem justice court in Texas muss Ihre Antwort bis zum Ende des 14. Tages da sein, nachdem Sie die Papiere bekommen haben.',
    action: 'Ihre Antwort (answer) beim justice court einreichen',
    consequence: 'Die andere Seite kann ohne Anhörung gewinnen.',
  },
  'us.state.tx.answer': {
    says: 'Bei county und district courts in Texas muss Ihre Antwort bis 10 Uhr am Montag nach 20 Tagen da sein. Nehmen Sie sich den 20. Tag vor.',
    action: 'Ihre Antwort (answer) beim Gericht einreichen',
    consequence: 'Die andere Seite kann ohne Anhörung gewinnen.',
  },
  'us.state.tx.no-garnishment': {
    says: 'In Texas darf Lohn für eine normale Schuld nicht genommen werden. Bei Kindesunterhalt, Steuern und Studienkrediten ist es anders.',
  },
  'us.state.fl.ask-deposit': {
    says: 'Verlangen Sie die Kaution schriftlich. In Florida hat ein Vermieter 15 Tage, um sie zurückzugeben, oder 30 Tage, um Ihnen eine Forderung daran zu schicken. Sie haben 15 Tage zum Widersprechen.',
  },
  'us.state.az.ask-deposit': {
    says: 'Verlangen Sie die Kaution schriftlich. In Arizona hat ein Vermieter 14 Geschäftstage, nachdem Sie ausgezogen sind und sie verlangt haben. Ist er zu spät oder im Unrecht, können Sie das Doppelte der behaltenen Summe verlangen.',
  },
  'us.state.ny.card-three-years': {
    says: 'In New York startet eine Zahlung oder ein Versprechen die drei Jahre für eine Schuld aus Verbraucherkredit nicht neu.',
  },
  'us.state.tx.debt-buyer': {
    says: 'In Texas darf ein Schuldenkäufer nach dem Ende der vier Jahre nicht klagen, und eine Zahlung startet sie dann nicht neu.',
  },
  'us.state.nj.good-cause': {
    says: 'In New Jersey können die meisten Mieter nur aus einem Grund geräumt werden, der im Gesetz steht, und nur durch einen Richter.',
  },
  'us.state.ca.just-cause': {
    says: 'In Kalifornien können die meisten Mieter, die ein Jahr oder länger wohnen, nur aus einem Grund geräumt werden, der im Gesetz steht. Manche Wohnungen sind ausgenommen.',
  },
  'us.state.ca.social-security-late': {
    says: 'In Kalifornien können Sie ein Gericht bitten zu warten, wenn Ihre Miete zu spät ist, weil Social Security ohne Ihre Schuld ausblieb.',
  },
  'us.state.ca.ask-used-car': {
    says: 'In Kalifornien kann ein Gebrauchtwagen, seit dem 1. Oktober 2026 beim Händler gekauft, innerhalb von drei Tagen zurück. Er darf höchstens $50,000 kosten und höchstens 400 Meilen gefahren sein. Eine Gebühr wird behalten.',
    dependsOn: 'wann Sie ihn gekauft haben, der Preis und die gefahrenen Meilen',
  },
  'us.state.tx.ask-answer': {
    says: 'Reichen Sie eine schriftliche Antwort (answer) ein. Bei einem justice court in Texas muss sie bis zum 14. Tag nach Erhalt der Papiere da sein. Bei county und district courts bis 10 Uhr am Montag nach 20 Tagen.',
  },
  ...stateWords(
    'no-garnishment',
    sameCells(
      'NC SC PA',
      'darf Lohn für eine Schuld wie eine Kreditkarte meist nicht genommen werden',
    ),
  ),
}
