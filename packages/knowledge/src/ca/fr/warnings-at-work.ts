/** The French words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_FR: Words = {
  'ca.warned.not-yet': { says: 'Pour l’instant, vous gardez votre emploi et votre paie.' },
  'ca.warned.right-union': {
    says: 'Si vous avez un syndicat, il peut vous accompagner et déposer un grief. Le délai est souvent court.',
  },
  'ca.warned.option-answer': {
    title: 'Répondre par écrit',
    cost: 'Gratuit.',
    time: 'Quelques jours.',
    risk: 'Faible si vous restez calme et factuel.',
    bestFor: 'Vous n’êtes pas d’accord.',
    says: 'Donnez votre version par écrit et demandez qu’elle soit au dossier.',
  },
  'ca.suspended.reality': {
    says: 'Une suspension pendant l’enquête ne prouve rien. Votre emploi continue.',
  },
  'ca.suspended.right-pay': {
    says: 'Sans bonne raison, ou sans paie, une suspension peut valoir congédiement. Une indemnité peut alors être due.',
  },
  'ca.suspended.right-told': {
    says: 'Vous pouvez demander pourquoi, pour combien de temps, ce qu’on vous reproche, et donner votre version.',
  },
  'ca.suspended.step-ask': {
    says: 'Demandez par écrit la raison, la règle, la durée, et que la paie continue.',
  },
  'ca.suspended.step-keep': {
    says: 'Ne démissionnez pas. Respectez la lettre, notez vos souvenirs, et appelez votre syndicat ou un avocat.',
  },
  'ca.exit.reality': {
    says: 'C’est une offre. Tant que vous ne signez pas, vous gardez vos droits.',
  },
  'ca.exit.right-no': {
    says: 'Vous pouvez dire non, ou demander plus d’argent, une date plus tardive ou une bonne référence.',
  },
  'ca.exit.right-minimum': {
    says: 'La loi fixe un minimum pour le préavis, les vacances et l’indemnité. Il est dû même sans signature.',
  },
  'ca.exit.right-court': {
    says: 'Les tribunaux accordent souvent bien plus, selon l’âge, les années et le poste. Faites voir l’offre à un avocat.',
  },
  'ca.exit.warn-ei': {
    says: 'Si le papier dit que vous démissionnez, l’assurance-emploi peut être refusée. L’indemnité peut la retarder.',
  },
  'ca.exit.step-wait': {
    says: 'Ne signez pas sur place. Demandez par écrit au moins une semaine, et le paiement d’un avocat.',
  },
  'ca.exit.option-negotiate': {
    title: 'Demander de meilleures conditions',
    cost: 'Gratuit, ou les honoraires d’un avocat.',
    time: 'Une à trois semaines.',
    risk: 'L’offre peut être retirée.',
    bestFor: 'Vous partiriez, mais pas à ce prix.',
    says: 'Écrivez ce que vous voulez avant le dernier jour : somme, avantages, référence.',
  },
  'ca.warned.right-proportion': {
    says: 'Un avertissement n’est pas encore une raison de vous congédier sans paie. Pour cela, la faute doit être si grave que l’emploi ne peut continuer.',
  },
}
