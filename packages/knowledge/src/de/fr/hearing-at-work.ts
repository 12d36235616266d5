/** The French words of the rows in ../hearing-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_FR: Words = {
  'de.work-talk.who': {
    says: 'C’est votre employeur. Ce n’est ni la police ni un tribunal. Seul un tribunal décide si un licenciement est juste.',
  },
  'de.work-talk.not-yet': {
    says: 'Vous n’êtes pas licencié. Un licenciement exige du papier et une signature à la main.',
  },
  'de.work-talk.reality-hearing': {
    says: 'Avant un licenciement sur simple soupçon (Verdachtskündigung), l’employeur doit vous entendre. C’est l’occasion de vous expliquer.',
  },
  'de.work-talk.right-lawyer': {
    says: 'À un entretien sur un soupçon, vous pouvez venir avec un avocat. Si vous le demandez, on doit vous laisser du temps.',
  },
  'de.work-talk.right-own-case': {
    says: 'On doit nommer les faits assez précisément pour que vous puissiez répondre. Vous pouvez répondre par écrit et ne devez rien avouer.',
  },
  'de.work-talk.right-council': {
    says: 'Y a-t-il un comité d’entreprise (Betriebsrat) ? Un membre peut venir avec vous. Il doit être entendu avant tout licenciement.',
  },
  'de.work-talk.step-ask': {
    says: 'Demandez par écrit ce qu’on vous reproche exactement. Demandez un autre jour s’il vous faut un conseil. Ne soyez pas absent sans rien dire.',
  },
  'de.work-talk.step-notes': {
    says: 'Notez maintenant ce qui s’est passé, quand, et qui peut le dire. N’effacez rien et n’emportez aucun papier de l’entreprise.',
  },
  'de.work-talk.option-written': {
    says: 'Prenez le temps, demandez conseil, puis répondez à chaque point.',
    title: 'Répondre par écrit',
    cost: 'Gratuit.',
    time: 'Avant le jour fixé, ou demandez plus de temps.',
    risk: 'Ce que vous écrivez reste au dossier.',
    bestFor: 'Vous pouvez montrer que ce n’était pas ainsi.',
  },
  'de.work-talk.warn-words': {
    says: 'Vos paroles peuvent servir à un licenciement, à une demande d’argent ou à la police. Serait-ce un délit ? Parlez d’abord à un avocat.',
  },
  'de.work-talk.insight-two-weeks': {
    says: 'Un licenciement immédiat doit venir dans les deux semaines après que l’employeur connaît les faits. D’où la hâte.',
    actionable: 'Ne vous laissez pas presser. Demandez le temps qu’il vous faut pour un conseil.',
  },
  'de.work-talk.step-no-sign': {
    says: 'Ne signez rien sur place : ni aveu, ni accord de départ (Aufhebungsvertrag). Emportez d’abord chaque papier.',
  },
  'de.work-talk.insight-three-weeks': {
    says: 'Un licenciement peut suivre. Vous avez alors trois semaines pour saisir le tribunal du travail (Arbeitsgericht).',
    actionable: 'Notez le jour où une autre lettre vous parvient.',
  },
  'de.work-talk.option-help': {
    says: 'Un syndicat aide tout de suite ses membres. Un avocat du travail peut venir ou écrire pour vous.',
    title: 'D’abord un syndicat ou un avocat',
    cost: 'Gratuit pour les membres. Demandez d’abord le prix à l’avocat.',
    time: 'Avant de répondre.',
    risk: 'Aucun.',
    bestFor: 'Tous ceux dont l’emploi est en jeu.',
  },
  'de.work-talk.reality-talk': {
    says: 'C’est un entretien pendant le temps de travail. En général vous devez venir, mais sans rien accepter, pas même un changement de contrat.',
  },
  'de.work-talk.right-illness': {
    says: 'Vous ne devez pas dire quelle maladie vous aviez. Un entretien de retour au travail (BEM) est libre.',
  },
  'de.work-talk.step-topic': {
    says: 'Demandez avant quel est le sujet, et venez avec quelqu’un du comité d’entreprise. Demandez une pause si on vous presse.',
  },
}
