/** The last pay: wages, leave, superannuation and deductions: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LAST_PAY_NL: Words = {
  'au.work.no-hold': {
    says: 'Ze mogen loon dat u hebt verdiend niet inhouden. Ze kunnen u niet dwingen ter plekke te tekenen.',
  },
  'au.work.know-crime': {
    says: 'Sinds 1 januari 2025 is het een misdrijf om werknemers expres te weinig te betalen.',
  },
  'au.work.right-leave': {
    says: 'U hebt recht op betaling van vakantieverlof (annual leave) dat u niet gebruikte.',
  },
  'au.work.right-super': {
    says: 'Sinds 1 juli 2026 moet uw werkgever het pensioengeld (super) binnen zeven werkdagen na betaaldag betalen.',
  },
  'au.work.step-pay': {
    says: 'Controleer uw laatste loon: loon, opzegtermijn, verlof en pensioengeld (super). Gebruik de gratis hulpmiddelen van de Fair Work Ombudsman.',
  },
  'au.work.right-deductions': {
    says: 'Uw laatste loon moet volledig komen. Geld inhouden mag alleen als u schriftelijk ja zei voor uw eigen bestwil, of als een wet of cao (award) het toestaat.',
  },
  'au.work.right-long-service': {
    says: 'Na veel jaren werk wordt lang dienstverlof (long service leave) meestal uitbetaald als de baan eindigt. Elke staat heeft zijn eigen jaren.',
  },
}
