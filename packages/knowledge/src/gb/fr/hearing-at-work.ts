/** A call to a hearing at work, and what holds for a warning and a suspension too: nothing has ended the job yet. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_FR: Words = {
  'gb.hearing.not-yet': {
    says: 'Ils ne doivent pas décider avant de vous entendre. Ce que la lettre dit contre vous n’est qu’un reproche.',
  },
  'gb.hearing.reality': {
    says: 'Une audience peut finir sans suite, par un avertissement ou un licenciement. Ce que vous apportez peut tout changer.',
  },
  'gb.hearing.right-case': {
    says: 'Ils doivent dire par écrit ce qu’on vous reproche et les suites possibles, avec les preuves et du temps pour vous préparer.',
  },
  'gb.hearing.right-answer': {
    says: 'À l’audience, vous pouvez répondre à chaque point, montrer vos preuves, poser des questions et citer des témoins.',
  },
  'gb.hearing.right-companion-speaks': {
    says: 'Votre accompagnant peut parler pour vous et en privé avec vous, mais pas répondre à votre place.',
  },
  'gb.hearing.right-appeal': {
    says: 'Si la décision est contre vous, vous pouvez faire appel. Une autre personne devrait alors décider, si possible.',
  },
  'gb.hearing.step-proof': {
    says: 'Demandez aujourd’hui par écrit les notes, témoignages et règles utilisés. S’ils arrivent tard, demandez un autre jour.',
  },
  'gb.hearing.step-account': {
    says: 'Écrivez ce qui s’est passé, étape par étape. Ajoutez les témoins, les messages et votre bon dossier.',
  },
  'gb.hearing.step-companion': {
    says: 'Demandez à un collègue ou un délégué syndical de venir, et dites à l’employeur qui c’est.',
  },
  'gb.hearing.option-answer': {
    says: 'Allez-y avec votre récit, vos preuves et votre accompagnant. Admettez le vrai, expliquez, et dites ce qui serait juste.',
    title: 'Répondre à l’audience',
    cost: 'Rien.',
    time: 'Quelques heures de préparation.',
    risk: 'Si vous n’y allez pas sans bonne raison, ils peuvent décider sans vous.',
    bestFor: 'Vous voulez garder votre emploi.',
  },
  'gb.hearing.option-later': {
    says: 'Si votre accompagnant ne peut pas, proposez un autre jour dans les cinq jours ouvrés : ils doivent reporter. Malade, demandez avec un certificat.',
    title: 'Demander un autre jour',
    cost: 'Rien.',
    time: 'Un court message.',
    risk: 'Pour d’autres raisons, ils peuvent refuser.',
    bestFor: 'L’accompagnant ou vous êtes absents, ou les preuves sont tardives.',
  },
  'gb.at-work.warn-resign': {
    says: 'Ne démissionnez pas sur le coup. Vous pourriez perdre des droits et, un temps, votre allocation.',
  },
  'gb.at-work.right-adjust': {
    says: 'En cas de handicap, ils doivent aménager : plus de temps, des pauses ou une aide en réunion. Une longue maladie peut compter.',
  },
  'gb.at-work.right-equal': {
    says: 'Ils ne peuvent pas vous traiter moins bien pour l’âge, le sexe, l’origine, le handicap, la grossesse, la religion ou l’orientation. C’est vrai dès le premier jour.',
  },
  'gb.at-work.know-2027': {
    says: 'Dès le 1er janvier 2027, vous pouvez contester un licenciement injuste après six mois d’emploi. D’ici là, il faut deux ans.',
  },
  'gb.at-work.step-help': {
    says: 'Parlez à votre syndicat, ou appelez Acas gratuitement. Gardez copie de tout.',
  },
  'gb.at-work.right-steps-ni': {
    says: 'En Irlande du Nord, l’employeur doit vous écrire et vous rencontrer avant un licenciement, puis offrir un appel. Sinon, il est le plus souvent injuste.',
  },
  'gb.hearing.right-companion-ni': {
    says: 'Un collègue ou délégué syndical peut venir. S’il ne peut pas, proposez un autre moment dans les cinq jours ouvrés.',
  },
  'gb.at-work.step-ni': {
    says: 'Écrivez ce qui s’est passé et réunissez vos preuves. Appelez gratuitement la Labour Relations Agency.',
  },
  'gb.at-work.option-ni': {
    says: 'Répondez à chaque point par écrit et en réunion, avec vos preuves, et faites appel si la décision est contre vous.',
    title: 'Répondre, puis faire appel',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Sans appel, une somme gagnée plus tard peut être réduite.',
    bestFor: 'Vous voulez garder emploi et dossier.',
  },
  'gb.hearing.not-yet-ni': {
    says: 'Ils ne doivent pas décider avant de vous avoir rencontré et entendu.',
  },
  'gb.at-work.reality-ni': {
    says: 'Cette lettre ne met fin à aucun emploi. Ce que vous dites et montrez peut décider de la suite.',
  },
  'gb.at-work.right-written-ni': {
    says: 'Avant une réunion qui peut coûter l’emploi, ils doivent dire par écrit ce qu’on vous reproche et sur quelle base.',
  },
  'gb.at-work.right-appeal-ni': {
    says: 'Vous pouvez faire appel d’une décision. Demandez le dernier jour et écrivez à temps.',
  },
  'gb.at-work.step-ask-ni': {
    says: 'Demandez par écrit les notes, témoignages et règles utilisés.',
  },
  'gb.hearing.right-companion': {
    says: 'Un collègue ou délégué syndical peut venir. S’il ne peut pas, proposez un autre moment dans les cinq jours ouvrés.',
  },
}
