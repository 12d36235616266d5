/** Prestations et assurance, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_LETTERS_FR: Words = {
  'jp.benefit.who': {
    says: 'C’est une administration. Elle doit donner ses motifs quand elle décide contre vous.',
  },
  'jp.benefit.reality': {
    says: 'Une telle décision peut être fausse, et on accepte souvent de petites mensualités.',
  },
  'jp.benefit.not-yet': {
    says: 'Rien n’est saisi tout de suite. Appelez avant la date et dites ce que vous pouvez payer.',
  },
  'jp.benefit.step-call': {
    says: 'Cherchez la preuve de ce que vous avez déclaré et quand. Apportez-la et demandez les mois et le calcul.',
  },
  'jp.benefit.option-parts': {
    says: 'Demandez de petites mensualités qui vous laissent de quoi vivre.',
    title: 'Demander des parts',
    cost: 'Gratuit.',
    time: 'Avant la date.',
    risk: 'On peut demander des preuves.',
    bestFor: 'La somme est juste, mais trop élevée.',
  },
  'jp.insure.not-yet': {
    says: 'Un premier refus ne finit rien. Vous pouvez ajouter des pièces et redemander dans les trois ans.',
  },
  'jp.insure.step-file': {
    says: 'Réunissez la police, les conditions, photos, factures et papiers médicaux. Notez ce qui s’est passé chaque jour.',
  },
  'jp.insure.option-adr': {
    says: 'Après l’assureur, saisissez l’organe gratuit (金融ADR).',
    title: 'Saisir l’organe gratuit',
    cost: 'Gratuit ou peu cher.',
    time: 'Dans les trois ans.',
    risk: 'Cela peut durer des mois.',
    bestFor: 'L’assureur refuse toujours.',
  },
}
