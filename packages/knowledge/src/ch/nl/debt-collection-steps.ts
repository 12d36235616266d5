/** The Dutch words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_NL: Words = {
  'ch.debt.step-check': {
    says: 'Controleer eerst de rekening. Is zij van u, klopt het bedrag, hebt u al betaald?',
  },
  'ch.debt.step-write': {
    says: 'Schrijf terug. Vraag om het contract, de rekening en de reden van elk bedrag aan kosten.',
  },
  'ch.debt.step-fees': {
    says: 'Klopt de rekening? Betaal dan de rekening en 5% rente vanaf de aanmaning. Betwist de kosten van het bedrijf schriftelijk.',
  },
  'ch.debt.step-plan': {
    says: 'Bied aan wat u per maand kunt betalen. Vraag dat kosten en rente stoppen.',
  },
  'ch.debt.step-dispute': {
    says: 'Zeg schriftelijk dat u het betwist, en waarom. Bewaar een kopie.',
  },
  'ch.debt.step-sign': {
    says: 'Teken geen papier waarop staat dat u het schuldig bent. Dat kan de termijn opnieuw laten beginnen en kosten toevoegen.',
  },
}
