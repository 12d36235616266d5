/** French: shared homes without a licence, zero hours, copies of data, wills, letters before care proceedings, and unfair parking sums in court. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_AT_HOME_AND_WORK_FR: Words = {
  'gb.shared-home.right-licence': {
    says: "La plupart des logements partagés par cinq personnes ou plus, de deux familles ou plus, ont besoin d'une licence de la commune. Louer sans elle est un délit.",
  },
  'gb.shared-home.right-rent-back': {
    says: "Vous pouvez demander au First-tier Tribunal le retour du loyer. Pour les faits depuis le 1er mai 2026, c'est jusqu'à deux ans de loyer, à demander sous deux ans. Avant, c'était un an.",
  },
  'gb.shared-home.answer': {
    says: 'Oui, si une licence était nécessaire et manque. Demandez à la commune, gardez les preuves de loyer, et saisissez le First-tier Tribunal pour un remboursement (rent repayment order).',
  },
  'gb.zero-hours.right-other-job': {
    says: 'Un contrat sans heures fixes (zero hours) ne peut pas vous interdire de travailler ailleurs. On ne peut ni vous punir ni vous renvoyer pour cela.',
  },
  'gb.zero-hours.right-holiday': {
    says: 'Vous avez droit à 5.6 semaines de congés payés par an et à des pauses. Le travail ne dépasse pas 48 heures par semaine en moyenne, sauf si vous avez signé autre chose.',
  },
  'gb.zero-hours.answer': {
    says: "Vous pouvez travailler ailleurs, et avez congés payés, pauses et salaire minimum. Pour l'instant, ils peuvent annuler des heures. Demandez vos congés payés par écrit, puis appelez Acas.",
  },
  'gb.data-copy.wants': { says: "On répond à votre demande d'une copie de vos données." },
  'gb.data-copy.right-copy': {
    says: "Vous pouvez avoir une copie gratuite de vos données sous un mois, ou trois si c'est complexe. On peut cacher les autres personnes, mais doit donner le reste.",
  },
  'gb.data-copy.step': {
    says: "Répondez : sur quelle règle s'appuient-ils ? Demandez tout ce qui ne touche pas d'autres personnes. Plaignez-vous ensuite gratuitement à l'Information Commissioner's Office. Un tribunal peut aussi l'ordonner.",
  },
  'gb.data-copy.answer': {
    says: "Ils doivent répondre sous un mois, ou trois si c'est complexe. Relancez par écrit. Plaignez-vous ensuite gratuitement à l'Information Commissioner's Office.",
  },
  'gb.will.wants': {
    says: "La lettre parle d'une succession. Elle veut peut-être que vous renonciez à une demande. Vous n'avez rien à signer maintenant.",
  },
  'gb.will.right-claim': {
    says: "Époux, partenaire, enfant ou personne à charge peuvent demander au tribunal une part juste. Le délai est de six mois après l'acte de succession (grant of probate).",
  },
  'gb.will.right-valid': {
    says: "Un testament ne vaut que signé devant deux témoins, l'esprit clair et sans pression. Vous pouvez demander à l'avocat le dossier de sa rédaction.",
  },
  'gb.will.right-account': {
    says: 'Ceux qui règlent la succession doivent la réunir, payer les dettes et la partager. On peut leur demander une liste et des comptes.',
  },
  'gb.will.step': {
    says: "Voyez un avocat en successions avant la fin des six mois, et ne signez rien avant. Si l'acte n'est pas encore donné, demandez un blocage (caveat).",
  },
  'gb.will.answer': {
    says: "Époux, partenaire, enfant ou personne à charge peuvent demander une part juste dans les six mois de l'acte de succession. Un testament mal signé, ou fait sous pression, ne vaut pas non plus.",
  },
  'gb.care-case.wants': {
    says: "La commune s'inquiète pour un enfant et ira peut-être au tribunal. Vous avez encore le temps de changer cela.",
  },
  'gb.care-case.right-lawyer': {
    says: "Un parent qui reçoit cette lettre a droit à un avocat gratuit, quel que soit son revenu. Apportez-lui la lettre aujourd'hui.",
  },
  'gb.care-case.step': {
    says: "Allez à l'entretien avec un avocat. Nommez des proches qui pourraient aider. Ne signez rien sur le lieu de vie de l'enfant sans conseil.",
  },
  'gb.claim.parking-fair-terms': {
    says: "Les règles d'un panneau ne vous lient que si elles sont justes et claires. Vous pouvez contester les sommes ajoutées.",
  },
  'gb.work.right-grievance': {
    says: "Votre employeur doit examiner une plainte, vous recevoir avec un accompagnant et permettre un recours. Sinon, un tribunal peut ajouter jusqu'à 25%.",
  },
}
