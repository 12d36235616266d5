/** The list of all one owns, and arrest to force it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSET_STATEMENT_WORDS: Words = {
  'de.bailiff.want-statement': {
    says: 'Payez dans les deux semaines, ou venez au rendez-vous et listez vos biens et revenus (Vermögensauskunft).',
  },
  'de.bailiff.not-yet-arrest': {
    says: 'On n’est pas arrêté pour dettes. Un mandat ne vient que si vous manquez le rendez-vous sans raison ou refusez de répondre.',
  },
  'de.bailiff.know-register': {
    says: 'Si vous ne pouvez pas payer ou refusez, vous entrez pour trois ans au registre des débiteurs. Payer tout efface l’inscription plus tôt.',
  },
  'de.bailiff.deadline-statement': {
    says: 'Deux semaines doivent passer entre la demande de payer et votre déclaration de biens.',
    action: 'Payer, ou convenir d’un étalement avec l’huissier',
    consequence: 'Vous devez ensuite venir au rendez-vous et lister vos biens.',
  },
  'de.bailiff.step-attend': {
    says: 'Allez au rendez-vous. Si vous êtes malade, envoyez une preuve avant. Le manquer peut amener un mandat.',
  },
  'de.bailiff.warn-false': {
    says: 'Dites toute la vérité dans la déclaration de biens. Une fausse déclaration est un délit.',
  },
}
