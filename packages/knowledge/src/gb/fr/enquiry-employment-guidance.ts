/** Conseils pour les questions sur le travail : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_GUIDANCE_FR: Words = {
  'gb.ask-work.step-date': {
    says: 'Notez le jour des faits ou de la fin de l’emploi. Votre délai pour agir part de là.',
  },
  'gb.ask-work.step-proof': {
    says: 'Gardez contrat, fiches de paie, horaires, messages et lettres. Envoyez des copies à votre propre e-mail si c’est permis.',
  },
  'gb.ask-work.step-write': {
    says: 'Écrivez à votre employeur. Dites ce qui ne va pas et ce que vous voulez, et donnez une date. Restez calme et bref.',
  },
  'gb.ask-work.step-acas': {
    says: 'Appelez Acas au 0300 123 1100 pour un conseil gratuit. Vous devez passer par Acas avant la plupart des demandes au tribunal.',
  },
  'gb.ask-work.step-lra': {
    says: 'Appelez la Labour Relations Agency au 03300 555 300 pour un conseil gratuit avant toute demande au tribunal.',
  },
  'gb.ask-work.step-ni-date': {
    says: 'Notez le jour des faits. En Irlande du Nord, vous avez le plus souvent trois mois à partir de là pour agir.',
  },
  'gb.ask-work.step-appeal': {
    says: 'Faites un recours écrit dans l’entreprise, même s’il vous semble inutile. Demandez les raisons par écrit.',
  },
  'gb.ask-work.right-reasons': {
    says: 'Avec deux ans de travail, vous pouvez demander par écrit les raisons du licenciement. Si l’emploi finit à partir du 1er janvier 2027, six mois suffisent. Si vous êtes enceinte ou en congé, vous les avez sans les demander.',
  },
  'gb.ask-work.right-pay': {
    says: 'Vous avez le droit d’être payé en entier pour le travail fait, et d’avoir une fiche de paie qui le montre.',
  },
  'gb.ask-work.right-fair': {
    says: 'Vous avez le droit de ne pas être puni pour avoir demandé vos droits légaux au travail.',
  },
  'gb.ask-work.fact-rights': {
    says: 'La plupart des droits au travail n’exigent ni avocat ni frais. Les discussions avec Acas sont gratuites, et une demande au tribunal aussi.',
  },
  'gb.ask-work.fact-reality': {
    says: 'Les délais sont stricts. Beaucoup se règle par une lettre claire ou par Acas, mais ne laissez pas passer la date en attendant.',
  },
  'gb.ask-work.fact-clock': {
    says: 'Le délai de votre demande s’arrête pendant qu’Acas parle à votre employeur.',
    learnMore:
      'Les discussions peuvent durer jusqu’à 12 semaines. Vous recevez à la fin un certificat, et son numéro va sur le formulaire.',
  },
  'gb.ask-work.option-write': {
    says: 'Une plainte écrite (grievance) laisse une trace et règle souvent le problème.',
    title: 'Le dire par écrit à votre employeur',
    cost: 'Gratuit',
    time: 'Donnez-lui une semaine ou deux',
    risk: 'Le délai court quand même.',
    bestFor: 'Paie, heures, congés ou mauvais traitement.',
  },
  'gb.ask-work.option-acas': {
    says: 'Acas parle aux deux côtés et peut finir par un accord qui lie.',
    title: 'Commencer la conciliation d’Acas (early conciliation)',
    cost: 'Gratuit',
    time: 'Jusqu’à 12 semaines',
    risk: 'Commencez dans le délai, sinon vous perdez votre droit d’agir.',
    bestFor: 'Votre employeur ne veut pas corriger.',
  },
  'gb.ask-work.option-help': {
    says: 'Essayez votre syndicat, Citizens Advice ou un centre juridique (law centre).',
    title: 'Prendre un conseil gratuit',
    cost: 'Gratuit',
    time: 'Un appel',
    risk: 'Le délai court quand même.',
    bestFor: 'On vous a licencié ou traité injustement.',
  },
  'gb.ask-work.warning-limit': {
    says: 'N’attendez pas la fin d’un recours ou d’une plainte (grievance) pour contacter Acas. Le délai ne l’attend pas.',
  },
  'gb.ask-work.change-dismissal': {
    says: 'La règle du licenciement injuste (unfair dismissal) change le 1er janvier 2027 : de deux ans à six mois.',
    was: 'Deux ans de travail avant de pouvoir attaquer un licenciement injuste.',
    is: 'Six mois de travail, et aucune limite d’indemnité, pour les emplois qui finissent le 1er janvier 2027 ou après.',
  },
  'gb.ask-work.change-limit': {
    says: 'Depuis le 1er octobre 2026, la plupart des nouvelles demandes au tribunal ont six mois, et non trois.',
    was: 'Trois mois moins un jour pour la plupart des demandes au tribunal.',
    is: 'Six mois pour la plupart des demandes sur des faits du 1er octobre 2026 ou après.',
  },
  'gb.ask-work.change-sick': {
    says: 'Les règles de la paie de maladie (sick pay) se sont améliorées pour les travailleurs le 6 avril 2026.',
    was: 'La paie de maladie commençait le quatrième jour et excluait les petites paies.',
    is: 'La paie de maladie commence dès le premier jour entier, aussi pour les petites paies.',
  },
  'gb.ask-work.myth-no-contract': {
    says: 'Vous avez des droits dès le premier jour, avec ou sans contrat signé.',
  },
  'gb.ask-work.myth-wages': {
    says: 'Un employeur ne peut pas garder la paie que vous avez gagnée pour vous punir de partir.',
  },
  'gb.ask-work.insight-service': {
    says: 'Votre dernier jour décide quelle règle de licenciement s’applique. Un préavis qui manque peut repousser ce jour d’au moins une semaine.',
    actionable: 'Vérifiez votre préavis et votre dernier jour exact avec un conseiller.',
  },
}
