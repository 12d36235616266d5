/** The French words of the rows in ../divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_FR: Words = {
  'de.divorce.want': {
    says: 'Votre mari ou votre femme a demandé le divorce au tribunal de la famille (Familiengericht).',
  },
  'de.divorce.who': {
    says: 'Le tribunal de la famille fait partie du tribunal local (Amtsgericht). Il ne prend pas parti.',
  },
  'de.divorce.reality': {
    says: 'Un divorce dure quelques mois. Le tribunal vous entend tous deux un jour qu’il fixera.',
  },
  'de.divorce.not-yet': {
    says: 'Vous restez marié jusqu’à la décision du tribunal. Ce papier seul ne vous prend ni le logement ni les enfants.',
  },
  'de.divorce.right-year': {
    says: 'En général vous devez avoir vécu séparés un an. Sans votre accord, le tribunal demande plus de preuves jusqu’à trois ans.',
  },
  'de.divorce.right-lawyer': {
    says: 'Pour accepter, il ne faut pas d’avocat. Pour vos propres demandes, comme l’argent ou le logement, il en faut un.',
  },
  'de.divorce.right-aid': {
    says: 'Peu d’argent ? Le tribunal peut payer l’avocat et les frais (Verfahrenskostenhilfe). Demandez le formulaire.',
  },
  'de.divorce.right-support': {
    says: 'Jusqu’au divorce vous pouvez demander une pension si vous gagnez bien moins. Les enfants y ont toujours droit.',
  },
  'de.divorce.right-pension': {
    says: 'Le tribunal partage les retraites acquises par vous deux dans le mariage (Versorgungsausgleich). Sous trois ans de mariage, seulement si l’un le demande.',
  },
  'de.divorce.step-answer': {
    says: 'Notez le jour de réception et répondez avant le jour fixé. Dites si vous êtes d’accord et ce qui est faux.',
  },
  'de.divorce.step-lawyer': {
    says: 'Voyez un avocat de la famille avant de répondre s’il y a des enfants, un logement, des dettes ou une épargne.',
  },
  'de.divorce.insight-day': {
    says: 'Le jour où ce papier vous a été remis fixe ce que chacun possède pour le partage des gains (Zugewinnausgleich).',
    actionable: 'Gardez les relevés et les valeurs de ce jour.',
  },
  'de.divorce.option-agree': {
    says: 'Vous pouvez accepter par écrit, au greffe ou à l’audience.',
    title: 'Accepter le divorce',
    cost: 'Les frais sont en général partagés.',
    time: 'Jusqu’à l’audience.',
    risk: 'Réglez d’abord enfants, logement et argent.',
    bestFor: 'Vous le voulez tous deux.',
  },
}
