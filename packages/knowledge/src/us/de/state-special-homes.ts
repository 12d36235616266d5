/** The German words of the rows in ../state-special-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATE_SPECIAL_HOMES_DE: Words = {
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
  'us.state.fl.ask-deposit': {
    says: 'Verlangen Sie die Kaution schriftlich. In Florida hat ein Vermieter 15 Tage, um sie zurückzugeben, oder 30 Tage, um Ihnen eine Forderung daran zu schicken. Sie haben 15 Tage zum Widersprechen.',
  },
  'us.state.az.ask-deposit': {
    says: 'Verlangen Sie die Kaution schriftlich. In Arizona hat ein Vermieter 14 Geschäftstage, nachdem Sie ausgezogen sind und sie verlangt haben. Ist er zu spät oder im Unrecht, können Sie das Doppelte der behaltenen Summe verlangen.',
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
}
