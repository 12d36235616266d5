/** The German words of the Netherlands: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_DE: Words = {
  'nl.fine.want': {
    says: 'Sie haben ein Bußgeld im Verkehr. Sie können zahlen oder Einspruch einlegen.',
  },
  'nl.fine.want-park': {
    says: 'Ihre Gemeinde (gemeente) sagt, dass Sie das Parken nicht bezahlt haben. Sie können zahlen oder widersprechen.',
  },
  'nl.fine.who': {
    says: 'Das Zentrale Justiz-Inkassobüro (CJIB) ist eine Behörde. Es zieht Bußgelder für den Staat ein.',
  },
  'nl.fine.real': {
    says: 'Ein Bußgeld ist keine Vorstrafe. Sie haben Zeit, die Tatsachen anzusehen.',
  },
  'nl.fine.not-yet': {
    says: 'Vor dem Zahltag kann das Bußgeld nicht erhöht werden.',
  },
  'nl.fine.rights': {
    says: 'Sie können kostenlos Einspruch einlegen, das Foto sehen und um Raten bitten.',
  },
  'nl.fine.deadline-six': {
    says: 'Sie haben sechs Wochen für den Einspruch beim Staatsanwalt (officier van justitie).',
    action: 'Gegen das Bußgeld Einspruch einlegen',
    consequence: 'Das Bußgeld bleibt.',
  },
  'nl.fine.deadline-park': {
    says: 'Sie haben sechs Wochen, einem Bescheid über Parksteuer (naheffingsaanslag) zu widersprechen.',
    action: 'Bei Ihrer Gemeinde (gemeente) widersprechen',
    consequence: 'Der Bescheid bleibt.',
  },
  'nl.fine.step-check': {
    says: 'Prüfen Sie Datum, Ort, Kennzeichen und wer gefahren ist. Verlangen Sie das Foto.',
  },
  'nl.fine.step-appeal': {
    says: 'Sind Sie nicht einverstanden, legen Sie rechtzeitig online oder per Brief Einspruch ein. Währenddessen müssen Sie meist nicht zahlen.',
  },
  'nl.fine.step-object': {
    says: 'Sind Sie nicht einverstanden, schicken Sie Ihrer Gemeinde (gemeente) rechtzeitig einen Widerspruch (bezwaar).',
  },
  'nl.fine.step-plan': {
    says: 'Können Sie nicht auf einmal zahlen, bitten Sie das CJIB vor dem Datum um einen Plan.',
  },
  'nl.fine.right-appeal': {
    says: 'Sie haben das Recht auf einen kostenlosen Einspruch und können danach zum Richter gehen.',
  },
  'nl.fine.right-object': {
    says: 'Sie haben das Recht, kostenlos zu widersprechen und danach zum Richter zu gehen.',
  },
  'nl.fine.right-photo': {
    says: 'Sie haben das Recht, den Beweis zu sehen.',
  },
  'nl.fine.option-appeal': {
    title: 'Einspruch einlegen',
    says: 'Schreiben Sie, warum das Bußgeld falsch ist.',
    cost: 'Nichts.',
    time: 'Sechs Wochen.',
    risk: 'Das Bußgeld kann bleiben.',
    bestFor: 'Die Tatsachen sind falsch.',
  },
  'nl.fine.option-object': {
    title: 'Bei Ihrer Gemeinde widersprechen',
    says: 'Schreiben Sie, warum der Bescheid falsch ist.',
    cost: 'Nichts.',
    time: 'Sechs Wochen.',
    risk: 'Der Bescheid kann bleiben.',
    bestFor: 'Sie haben gezahlt oder das Schild war unklar.',
  },
  'nl.fine.option-pay': {
    title: 'Rechtzeitig zahlen',
    says: 'Zahlen Sie vor dem Datum, damit es nicht steigt.',
    cost: 'Das Bußgeld.',
    time: 'Vor dem Datum.',
    risk: 'Sie nehmen es an.',
    bestFor: 'Es stimmt.',
  },
  'nl.fine.option-plan': {
    title: 'Um einen Plan bitten',
    says: 'Zahlen Sie dem CJIB in Raten.',
    cost: 'Meist keine Zusatzkosten.',
    time: 'Vor dem Datum.',
    risk: 'Zahlen Sie jede Rate rechtzeitig.',
    bestFor: 'Sie können nicht auf einmal zahlen.',
  },
  'nl.fine.warn-rise': {
    says: 'Zahlen Sie zu spät, steigt das Bußgeld um die Hälfte. Nach der nächsten Mahnung verdoppelt es sich noch einmal.',
  },
}
