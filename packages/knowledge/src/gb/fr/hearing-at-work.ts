/** A hearing, a warning or a suspension at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_FR: Words = {
  'gb.hearing.not-yet': {
    says: 'Ils ne doivent pas décider avant de vous entendre. « Faute grave » (gross misconduct) n’est ici qu’un reproche.',
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
  'gb.warning.not-yet': {
    says: 'Cet avertissement seul ne met pas fin à votre emploi. Pour vous licencier, il faut un autre motif et une nouvelle audience.',
  },
  'gb.warning.reality': {
    says: 'Un avertissement vaut pour un temps fixé. Ensuite, le plus souvent, il ne devrait plus compter.',
  },
  'gb.warning.right-appeal': {
    says: 'Vous pouvez faire appel d’un avertissement. Ils doivent vous entendre, et une autre personne décide, si possible.',
  },
  'gb.warning.right-companion': {
    says: 'Un collègue ou un délégué syndical peut venir à la réunion d’appel.',
  },
  'gb.warning.right-content': {
    says: 'Il doit dire ce qui n’allait pas, ce qui doit changer et quand, sa durée et les suites possibles.',
  },
  'gb.warning.right-data': {
    says: 'Vous pouvez demander les notes et témoignages sur vous. C’est gratuit, et ils ont un mois pour répondre.',
  },
  'gb.warning.step-appeal': {
    says: 'Cherchez le dernier jour pour faire appel. Un mot court suffit : "I appeal. My reasons follow."',
  },
  'gb.warning.step-late': {
    says: 'Le jour est passé ? Faites appel quand même et dites pourquoi c’est tard. Ils peuvent encore l’examiner.',
  },
  'gb.warning.step-diary': {
    says: 'Faites ce qui est demandé à juste titre et notez-le. Dites par écrit l’aide dont vous avez besoin, comme une formation.',
  },
  'gb.warning.option-appeal': {
    says: 'Dites ce qui est faux : les faits, la manière, ou d’autres mieux traités.',
    title: 'Faire appel de l’avertissement',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Faible. L’appel ne devrait pas l’aggraver.',
    bestFor: 'L’avertissement est faux ou trop dur.',
  },
  'gb.warning.option-note': {
    says: 'Acceptez-le pour l’instant et demandez que votre courte note y soit jointe.',
    title: 'L’accepter, avec votre note',
    cost: 'Rien.',
    time: 'Quelques jours.',
    risk: 'L’avertissement reste pour sa durée.',
    bestFor: 'Il est juste, ou vous voulez la paix.',
  },
  'gb.warning.insight-later': {
    says: 'En cas de licenciement plus tard, un tribunal revient rarement sur un avertissement non contesté.',
    actionable: 'S’il est faux, faites appel maintenant, même en quelques lignes.',
  },
  'gb.suspension.not-yet': {
    says: 'Une suspension n’est pas une sanction et ne prouve rien. Avant tout licenciement, il faut un examen juste et une audience.',
  },
  'gb.suspension.reality': {
    says: 'Ils examinent les faits. Cela peut finir par votre retour, ou par une convocation à une audience.',
  },
  'gb.suspension.right-pay': {
    says: 'Vous gardez votre paie entière et vos congés, sauf si votre contrat dit clairement le contraire.',
  },
  'gb.suspension.right-short': {
    says: 'Elle doit être aussi courte que possible, et revue régulièrement.',
  },
  'gb.suspension.right-cause': {
    says: 'Il leur faut un motif juste. Demandez si vous pouvez faire un autre travail, ou ailleurs, en attendant.',
  },
  'gb.suspension.know-interview': {
    says: 'Pour un entretien qui établit seulement les faits, la loi ne prévoit pas d’accompagnant. Demandez-le quand même.',
  },
  'gb.suspension.step-rules': {
    says: 'Suivez les règles de la lettre : restez absent et joignable aux heures de travail. Vous pouvez toujours parler à votre syndicat ou conseiller.',
  },
  'gb.suspension.step-ask': {
    says: 'Demandez par écrit de quoi il s’agit, la durée, la date de révision, et qui appeler.',
  },
  'gb.suspension.step-account': {
    says: 'Écrivez votre récit maintenant, avec dates et noms. Listez les courriels et témoins en votre faveur.',
  },
  'gb.suspension.option-object': {
    says: 'Faites une réclamation (grievance) : dites pourquoi ce n’est pas utile, et proposez un autre travail.',
    title: 'S’opposer à la suspension',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Faible si vous restez calme et précis.',
    bestFor: 'Elle est inutile ou trop longue.',
  },
  'gb.suspension.option-prepare': {
    says: 'Profitez du temps : réunissez vos preuves, parlez à votre syndicat, répondez avec vérité.',
    title: 'Préparer votre réponse',
    cost: 'Rien.',
    time: 'Quelques heures.',
    risk: 'Ne contactez pas vos collègues si la lettre l’interdit.',
    bestFor: 'Vous attendez une audience.',
  },
  'gb.suspension.warn-files': {
    says: 'Ne vous envoyez pas de fichiers de l’entreprise et n’effacez rien. Cela seul peut coûter l’emploi.',
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
