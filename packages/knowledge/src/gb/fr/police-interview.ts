/** Une convocation à un entretien sur un délit : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_INTERVIEW_FR: Words = {
  'gb.interview.no-charge': {
    says: 'C’est une invitation, pas une accusation. Beaucoup de ces affaires finissent sans tribunal.',
  },
  'gb.interview.step-solicitor': {
    says: 'Appelez avant un avocat pénaliste (solicitor) et demandez-lui de venir. Pour la police, c’est gratuit pour tous.',
  },
  'gb.interview.step-quiet': {
    says: 'D’ici là, ne dites et n’écrivez rien sur les faits, ni au téléphone ni en ligne. Ne contactez pas la personne plaignante.',
  },
  'gb.interview.step-keep': {
    says: 'Gardez messages, photos, reçus et noms de témoins. Si le jour ne convient pas, demandez-en un autre par écrit.',
  },
  'gb.interview.right-leave': {
    says: 'Vous venez librement et pouvez partir à tout moment, sauf arrestation. Vous pouvez vous arrêter pour parler à un avocat.',
  },
  'gb.interview.right-silence': {
    says: 'Vous n’avez pas à répondre. Mais un juge peut demander plus tard pourquoi vous n’avez pas dit une chose utile. L’avocat vous conseille.',
  },
  'gb.interview.right-told': {
    says: 'Avant les questions, on doit vous dire de quel délit il s’agit et vos droits (caution). C’est enregistré.',
  },
  'gb.interview.right-adult': {
    says: 'Avant 18 ans, ou avec une maladie ou un handicap, un adulte vous accompagne (appropriate adult). L’interprète est gratuit.',
  },
  'gb.interview.warning': {
    says: 'Ne restez pas absent sans prévenir : la police pourrait vous arrêter. N’y allez pas sans avocat, même innocent.',
  },
  'gb.interview.option-with': {
    says: 'L’avocat apprend de la police de quoi il s’agit et décide avec vous s’il faut répondre.',
    title: 'Y aller avec un avocat',
    cost: 'Rien.',
    time: 'Une heure ou deux ce jour-là.',
    risk: 'Ce que vous dites est enregistré et peut servir.',
    bestFor: 'Tous, coupables ou non.',
  },
  'gb.interview.option-day': {
    says: 'Écrivez maintenant à l’agent, donnez la raison et dites que vous voulez un avocat.',
    title: 'Demander un autre jour',
    cost: 'Rien.',
    time: 'Un message.',
    risk: 'Trop attendre peut passer pour un refus.',
    bestFor: 'Maladie, travail, ou pas encore d’avocat.',
  },
  'gb.interview.office-right-solicitor': {
    says: 'Vous pouvez venir avec un avocat, et partir. L’aide légale (legal aid) peut dépendre du revenu : demandez avant.',
  },
  'gb.interview.office-step': {
    says: 'Appelez avant un avocat ou un Law Centre. Demandez par écrit à l’organisme de quoi il s’agit et quels documents il a.',
  },
  'gb.interview.office-insight': {
    says: 'Votre aide est décidée à part de cet entretien.',
    actionable: 'Si une décision d’arrêt ou de trop-perçu arrive, contestez sous un mois.',
  },
  'gb.interview.scotland-right': {
    says: 'Vous pouvez voir un avocat (solicitor) avant et l’avoir avec vous. Vous pouvez vous taire, et nul juge ne peut vous le reprocher.',
  },
  'gb.interview.scotland-step': {
    says: 'Appelez avant un avocat pénaliste. D’ici là, ne dites rien des faits.',
  },
  'gb.interview.ni-right': {
    says: 'Vous pouvez partir sauf arrestation, et avoir un avocat (solicitor). Vous n’avez pas à répondre, mais le silence peut compter au tribunal.',
  },
  'gb.interview.ni-step': {
    says: 'Appelez avant un avocat pénaliste et demandez-lui de venir. D’ici là, ne dites rien des faits.',
  },
}
