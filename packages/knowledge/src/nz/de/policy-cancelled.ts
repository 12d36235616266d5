/** The German words of the rows in ../policy-cancelled.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_DE: Words = {
  'nz.cover.step-now': {
    says: 'Rufen Sie jetzt den Versicherer an. Fragen Sie, ob der Schutz weitergeht, wenn Sie zahlen oder schicken, was fehlt, und lassen Sie es sich schriftlich geben.',
  },
  'nz.cover.step-new': {
    says: 'Suchen Sie neuen Schutz, der am selben Tag beginnt, und beantworten Sie die Fragen ehrlich.',
  },
  'nz.cover.right-reason': {
    says: 'Sie können fragen, welche Klausel das Beenden erlaubt, wie viel Frist sie Ihnen gibt, und den nicht verbrauchten Beitrag zurückverlangen.',
  },
  'nz.cover.right-scheme': {
    says: 'Meinen Sie, dass es falsch ist, beschweren Sie sich beim Versicherer, dann kostenlos bei seiner Streitstelle (dispute scheme).',
  },
  'nz.cover.warn-gap': {
    says: 'Endet der Schutz, zahlen Sie jeden Schaden selbst. Liegt auf dem Haus oder Auto ein Kredit, sagen Sie es dem Kreditgeber.',
  },
}
