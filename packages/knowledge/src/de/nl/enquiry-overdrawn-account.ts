/** Questions about a bank that keeps benefits because the account is overdrawn: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAWN_ACCOUNT_NL: Words = {
  'de.ask-debt.overdrawn': {
    says: 'Vraag de bank vandaag schriftelijk er een P-Konto van te maken. Dat moet, ook als u rood staat. Vanaf die dag mag zij het beschermde deel van nieuw geld niet met het rood verrekenen, minstens € 1.590 per maand. Het oude rood wordt apart gezet en in termijnen betaald. Geen eten? Ga naar het Jobcenter of de sociale dienst. Een basisrekening bij een andere bank kan ook.',
  },
}
