/** The German words of the rows in ../movers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MOVERS_DE: Words = {
  'us.mover.want': {
    says: 'Die Umzugsfirma will mehr Geld oder antwortet auf Ihre Forderung wegen verlorener oder kaputter Sachen.',
  },
  'us.mover.right-goods': {
    says: 'Bei einem Umzug zwischen Staaten bekommen Sie Ihre Sachen, wenn Sie den festen Preis zahlen, oder 110 % eines Preises, der nicht fest war.',
  },
  'us.mover.right-claim': {
    says: 'Sie haben neun Monate, um verlorene oder kaputte Sachen schriftlich geltend zu machen. Die Firma muss anbieten, dass ein Neutraler entscheidet (arbitration).',
  },
  'us.mover.step': {
    says: 'Schreiben Sie der Firma mit dem Kostenvoranschlag und dem Frachtbrief (bill of lading). Beschweren Sie sich bei der FMCSA, bei einem Umzug im Staat beim Staat.',
  },
}
