/** Letters of debt collectors and formal demands (mise en demeure) before any court: what to do. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'fr.debt.step-check': {
    says: 'Lisez d’abord la lettre. Qui est le créancier ? Pour quoi ? Combien, et depuis quand ? Ne payez et ne signez rien avant de le savoir.',
  },
  'fr.debt.step-age': {
    says: 'Cherchez la date d’échéance. Si elle a plus de deux ans, demandez un conseil gratuit avant de répondre.',
  },
  'fr.debt.step-write': {
    says: 'Écrivez, n’appelez pas. Demandez le contrat, les factures et le décompte clair. Dites que vous ne reconnaissez rien.',
  },
  'fr.debt.step-help': {
    says: 'Parlez à un conseiller gratuit (Point conseil budget) si vous ne pouvez pas payer cela et vos besoins.',
  },
  'fr.debt.step-plan': {
    says: 'Si vous devez la somme, proposez par écrit une mensualité tenable. Un juge peut aussi accorder jusqu’à deux ans.',
  },
  'fr.debt.step-dispute': {
    says: 'Si c’est faux, dites-le par lettre recommandée avec avis de réception. Dites pourquoi et joignez des copies.',
  },
  'fr.debt.step-too-old': {
    says: 'Si la dette est trop vieille, écrivez : « J’invoque la prescription. » Ne payez pas, même une partie.',
  },
  'fr.debt.step-keep': {
    says: 'Gardez toutes les lettres et enveloppes. Notez chaque appel : jour, heure, nom, paroles.',
  },
  'fr.debt.step-watch': {
    says: 'N’ignorez jamais un acte remis ou laissé par un commissaire de justice (signification). Une ordonnance a un délai court pour s’y opposer.',
  },
}
