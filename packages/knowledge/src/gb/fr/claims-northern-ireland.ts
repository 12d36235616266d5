/** Actions et jugements en Irlande du Nord : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_NORTHERN_IRELAND_FR: Words = {
  'gb.claim.ni-want': {
    says: "Le tribunal attend votre réponse. Il n'a encore rien décidé.",
  },
  'gb.claim.ni-rights': {
    says: 'Vous pouvez payer, contester, ou accepter et demander un délai. Dans tous les cas, répondez avant la date du formulaire.',
  },
  'gb.claim.ni-not-yet': {
    says: "Personne ne peut prendre votre salaire ou vos biens maintenant. Il faut d'abord un jugement (decree), puis l'Enforcement of Judgments Office.",
  },
  'gb.claim.ni-small': {
    says: "Vous pouvez contester une petite demande (small claim) avec la Notice of Dispute. Ou l'accepter sur le formulaire et demander un délai. Pas besoin d'avocat.",
  },
  'gb.claim.ni-civil-bill': {
    says: "Vous pouvez vous défendre contre un civil bill. Envoyez la Notice of Intention to Defend au tribunal et à l'autre partie dans le délai indiqué.",
  },
  'gb.claim.ni-warn': {
    says: 'Si le tribunal ne reçoit rien à la date, un jugement (decree) peut être rendu contre vous sans audience.',
  },
  'gb.claim.ni-option-dispute': {
    title: 'Contester sur le formulaire du tribunal',
    says: "Dites ce que vous refusez et pourquoi. Gardez une preuve d'envoi.",
    cost: 'Rien en général pour une petite demande, sauf si vous réclamez aussi.',
    time: "Une heure ou deux, puis quelques mois jusqu'à l'audience.",
    risk: 'Si vous perdez, vous payez la demande et les frais du tribunal.',
    bestFor: "Ce n'est pas votre dette, ou la somme est fausse.",
  },
  'gb.claim.ni-option-time': {
    title: 'Accepter et demander un délai',
    says: 'Indiquez sur le formulaire ce que vous pouvez payer par mois, avec un budget.',
    cost: 'La mensualité proposée.',
    time: 'Une soirée.',
    risk: 'Vous reconnaissez la dette, et un jugement peut suivre.',
    bestFor: 'Vous le devez sans pouvoir payer tout de suite.',
  },
  'gb.lbc.ni-court': {
    says: "Il faut d'abord agir au tribunal, le plus souvent par une petite demande (small claim). Vous recevrez les papiers et un délai pour contester.",
  },
  'gb.judgment.ni-set-aside': {
    says: "Si un jugement (decree) a été rendu sans vous, vous pouvez demander au greffe de l'annuler. Dites pourquoi vous n'avez pas répondu et votre défense.",
  },
  'gb.judgment.ni-set-aside-high-court': {
    says: 'Si la High Court a jugé faute de réponse, elle peut annuler le jugement. Demandez conseil maintenant, car il faut une vraie défense.',
  },
  'gb.judgment.ni-step-set-aside': {
    says: "Si vous n'avez jamais reçu les papiers, appelez aujourd'hui le greffe indiqué. Demandez le formulaire d'annulation et agissez tout de suite.",
  },
  'gb.bailiff.ni-ten-days': {
    says: "Un avis (notice of intent) vient d'abord. Dans les dix jours, vous pouvez payer ou convenir d'un plan avec le créancier.",
  },
}
