/** Un trop-perçu d’aide aux études : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_OVERPAYMENT_FR: Words = {
  'gb.student-overpaid.common': {
    says: 'Cela arrive à beaucoup d’étudiants qui partent, changent de cours ou de revenu. Un plan est possible.',
  },
  'gb.student-overpaid.no-bailiff': {
    says: 'Une simple lettre ne permet pas de saisir biens ou salaire. Un juge devrait d’abord décider.',
  },
  'gb.student-overpaid.step-check': {
    says: 'Demandez le calcul : quels jours, quelle aide, et la date de départ retenue.',
  },
  'gb.student-overpaid.step-university': {
    says: 'Demandez à votre établissement quel dernier jour il a déclaré. S’il est faux, faites-le corriger là d’abord.',
  },
  'gb.student-overpaid.step-plan': {
    says: 'Si c’est juste, appelez avant ce jour et offrez une somme par mois qui vous laisse de quoi vivre.',
  },
  'gb.student-overpaid.right-ill': {
    says: 'Si vous avez arrêté pour maladie, l’aide peut rester due jusqu’à 60 jours après. Demandez-le, avec un certificat.',
  },
  'gb.student-overpaid.right-reasons': {
    says: 'Sinon, on peut vous laisser de l’argent pour de fortes raisons personnelles, comme une maladie dans la famille. Dites-le avec preuve.',
  },
  'gb.student-overpaid.right-appeal': {
    says: 'Si la décision est fausse, vous pouvez écrire un appel à Student Finance England. À la fin, un Independent Assessor l’étudie gratuitement.',
  },
  'gb.student-overpaid.insight-apart': {
    says: 'Ceci se rembourse à part du reste du prêt, dû seulement à partir d’un certain revenu.',
    actionable: 'Si vous étudiez encore, demandez une retenue par petites parts.',
  },
  'gb.student-overpaid.option-dispute': {
    says: 'Dites quelle date, quel revenu ou motif est faux, avec preuve de l’université ou du médecin.',
    title: 'Demander un nouvel examen',
    cost: 'Rien.',
    time: 'Une lettre maintenant.',
    risk: 'Ils peuvent réclamer entre-temps. Demandez une pause.',
    bestFor: 'Les dates sont fausses, ou vous étiez malade.',
  },
  'gb.student-overpaid.option-plan': {
    says: 'Montrez revenus et dépenses. Demandez le plan par écrit, sans recouvreur tant que vous payez.',
    title: 'Convenir de rembourser par parts',
    cost: 'Une somme par mois à votre portée.',
    time: 'Un appel, puis des mois.',
    risk: 'Un manque peut mener au recouvrement.',
    bestFor: 'La somme est juste, mais trop d’un coup.',
  },
}
