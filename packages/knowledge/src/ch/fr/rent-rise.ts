/** The French words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'ch.rise.want': {
    says: 'Votre bailleur veut un loyer plus haut. Cela ne vaut qu’avec la formule officielle du canton et des motifs.',
  },
  'ch.rise.want-check': {
    says: 'Vérifiez si la hausse est permise avant de payer plus ou de signer.',
  },
  'ch.rise.reality': {
    says: 'Vous avez 30 jours pour la contester, gratuitement. Jusque-là rien n’est décidé.',
  },
  'ch.rise.not-yet': {
    says: 'Pendant la conciliation, vous payez l’ancien loyer.',
  },
  'ch.rise.deadline': {
    says: 'Vous avez 30 jours après la réception pour saisir l’autorité de conciliation. Nous comptons dès la date, pour être sûrs.',
    action: 'Contester la hausse devant l’autorité de conciliation',
    consequence: 'Le nouveau loyer est considéré comme accepté.',
  },
  'ch.rise.right-form': {
    says: 'Une hausse sans formule officielle, sans motifs ou avec menace de résiliation est nulle.',
  },
  'ch.rise.right-time': {
    says: 'Elle doit arriver au moins dix jours avant le début du délai de résiliation, et ne commence qu’à un terme de résiliation.',
  },
  'ch.rise.right-safe': {
    says: 'Si vous gagnez ou trouvez un accord, le bailleur ne peut en général pas résilier pendant trois ans.',
  },
  'ch.rise.step-check': {
    says: 'Vérifiez la formule, le motif et le taux de référence sur lequel repose votre loyer.',
  },
  'ch.rise.step-help': {
    says: 'Demandez à l’ASLOCA avant la fin des 30 jours.',
  },
  'ch.rise.option-contest': {
    says: 'Écrivez à l’autorité de conciliation de votre district et joignez la formule.',
    title: 'Contester la hausse',
    cost: 'Gratuit',
    time: 'Dans les 30 jours',
    risk: 'Aucun dans la plupart des cas.',
    bestFor: 'La hausse n’est pas juste ou pas expliquée.',
  },
  'ch.rise.option-accept': {
    says: 'Si elle est juste, payez le nouveau loyer dès le jour indiqué.',
    title: 'Accepter',
    cost: 'Le loyer plus haut',
    time: 'Dès le jour de la formule',
    risk: 'Vous ne pourrez plus la contester.',
    bestFor: 'Vous avez vérifié et c’est juste.',
  },
}
