/** The German words of the rows in ../health-fund.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_DE: Words = {
  'be.fund.want': {
    says: 'Ihre Krankenkasse (mutualité) entscheidet über Behandlung oder Krankengeld.',
  },
  'be.fund.reality': {
    says: 'Sie muss schriftlich Gründe nennen. Sie kann sich irren, und ein Gericht kann es prüfen, ohne dass es Sie etwas kostet.',
  },
  'be.fund.right-court': {
    says: 'Sie haben drei Monate für das Arbeitsgericht. Es kostet Sie nichts, auch wenn Sie verlieren.',
  },
  'be.fund.right-two-years': {
    says: 'Sie kann meist zwei Jahre zurückfordern, nach Betrug fünf. War es ihr eigener Fehler und konnten Sie es nicht wissen, sagen Sie es: Dann kann sie das Vergangene oft nicht fordern.',
  },
  'be.fund.step': {
    says: 'Bitten Sie schriftlich um die Gründe und die Rechnung. Bitten Sie Ihren Arzt um einen Bericht und Ihre Gewerkschaft um Hilfe.',
  },
}
