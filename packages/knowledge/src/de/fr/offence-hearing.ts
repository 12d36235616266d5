/** The French words of the rows in ../offence-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFENCE_HEARING_FR: Words = {
  'de.offence-hearing.who': {
    says: 'C’est le service des amendes (Bußgeldstelle) d’une ville, d’un district ou de la police. Ce n’est pas un tribunal.',
  },
  'de.offence-hearing.reality': {
    says: 'C’est une question, pas une amende. Rien n’est à payer maintenant.',
  },
  'de.offence-hearing.not-yet': {
    says: 'Cette lettre seule n’entraîne ni amende, ni points, ni interdiction de conduire. Il faut d’abord une amende écrite, que vous pouvez contester.',
  },
  'de.offence-hearing.right-silence': {
    says: 'Vous n’avez rien à dire sur les faits, ni qui conduisait. Votre silence ne peut pas vous être reproché.',
  },
  'de.offence-hearing.right-witness': {
    says: 'Comme témoin, vous n’êtes pas accusé. Vous ne devez pas nommer un proche parent, conjoint ou fiancé, ni vous accuser vous-même.',
  },
  'de.offence-hearing.right-person': {
    says: 'Seuls vos nom, adresse, naissance et données de ce genre doivent être exacts. Les refuser peut coûter une amende.',
  },
  'de.offence-hearing.right-file': {
    says: 'Vous pouvez voir le dossier avec la photo et les mesures. Un avocat reçoit le dossier entier.',
  },
  'de.offence-hearing.over-step': {
    says: 'Le jour est passé, mais vous pouvez encore répondre. Une amende existe peut-être déjà : guettez une enveloppe jaune. Vous avez alors deux semaines pour vous opposer.',
  },
  'de.offence-hearing.step-form': {
    says: 'Vérifiez les données personnelles et renvoyez-les en cas d’erreur. Sur les faits, écrivez seulement : « Je ne dis rien pour l’instant. »',
  },
  'de.offence-hearing.step-file': {
    says: 'Demandez le dossier et la photo avant de dire qui conduisait. Vérifiez le jour, le lieu et la voiture.',
  },
  'de.offence-hearing.warn-false': {
    says: 'Ne nommez jamais quelqu’un qui ne conduisait pas. Cela peut être un délit.',
  },
  'de.offence-hearing.insight-logbook': {
    says: 'Si le conducteur reste inconnu, on peut vous imposer un carnet de route (Fahrtenbuch) pour la voiture.',
    actionable:
      'Cela ne suit que des fautes graves, comme celles avec un point. Pesez-le avec un avocat.',
  },
  'de.offence-hearing.insight-time': {
    says: 'Le délai de cette lettre n’est pas strict. Vous pouvez encore parler plus tard, jusqu’au tribunal.',
    actionable: 'Prenez le temps de voir d’abord le dossier.',
  },
  'de.offence-hearing.option-silent': {
    says: 'Donnez seulement vos données personnelles et attendez la suite.',
    title: 'Se taire sur les faits',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Une amende peut encore venir. Vous avez alors deux semaines pour la contester.',
    bestFor: 'Vous ne savez pas ce qu’on peut prouver.',
  },
  'de.offence-hearing.option-lawyer': {
    says: 'Un avocat en droit routier voit le dossier et répond pour vous.',
    title: 'Laisser répondre un avocat',
    cost: 'Des honoraires, ou votre assurance juridique.',
    time: 'Avant de dire qui conduisait.',
    risk: 'Demandez d’abord le prix.',
    bestFor: 'Des points, une interdiction ou votre emploi sont en jeu.',
  },
  'de.offence-hearing.step-witness': {
    says: 'Était-ce vous ou un proche parent au volant ? Écrivez seulement : « J’use de mon droit de témoin de me taire. » Sinon, on peut vous convoquer plus tard.',
  },
  'de.offence-hearing.right-silence-off-road': {
    says: 'Vous n’avez pas à parler des faits. Votre silence ne peut pas être retenu contre vous.',
  },
  'de.offence-hearing.step-file-off-road': {
    says: 'Demandez à voir le dossier avant d’en dire plus. Vérifiez le jour, le lieu et qui l’a vu.',
  },
}
