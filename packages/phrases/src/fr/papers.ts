/** French: papers that their kind is too wide to name. See en/papers.ts. */
import type { Papers } from '../phrases.ts'

export const FR_PAPERS: Papers = {
  rent_increase: {
    name: 'une lettre sur un loyer plus élevé',
    label: 'Hausse du loyer',
    wants: '{sender} veut un loyer plus élevé.',
  },
  service_charge: {
    name: 'un décompte des charges de votre logement',
    label: 'Charges du logement',
    wants: '{sender} vous demande de payer une part des charges communes.',
  },
  deposit_deductions: {
    name: 'une lettre sur votre dépôt de garantie',
    label: 'Retenue sur le dépôt',
    wants: '{sender} écrit au sujet d’une somme à garder sur votre dépôt de garantie.',
  },
  disciplinary_hearing: {
    name: 'une convocation à un entretien au travail',
    label: 'Entretien au travail',
    wants: '{sender} vous convoque à un entretien sur votre travail. Rien n’est encore décidé.',
    wanted:
      '{sender} vous a convoqué à un entretien sur votre travail. Le jour est passé : c’est peut-être déjà décidé.',
  },
  work_warning: {
    name: 'un avertissement au travail',
    label: 'Avertissement au travail',
    wants: '{sender} vous donne un avertissement. Votre emploi continue.',
  },
  work_suspension: {
    name: 'une mise à l’écart du travail',
    label: 'Mise à l’écart du travail',
    wants: '{sender} vous tient à l’écart du travail pour le moment. Votre emploi continue.',
  },
  exit_agreement: {
    name: 'une offre pour mettre fin à votre emploi',
    label: 'Offre de fin d’emploi',
    wants:
      '{sender} propose des conditions pour la fin de votre emploi. Vous n’êtes pas obligé d’accepter.',
    wanted:
      '{sender} a proposé des conditions pour la fin de votre emploi. Le jour pour répondre est passé. Vous n’êtes pas obligé d’accepter.',
  },
  offence_hearing: {
    name: 'une lettre qui demande votre avis avant une amende',
    label: 'Votre avis avant une amende',
    wants: '{sender} vous reproche une infraction et demande votre avis. Rien n’est encore décidé.',
    wanted:
      '{sender} vous a reproché une infraction et a demandé votre avis. Le temps pour cela est passé : c’est peut-être déjà décidé.',
  },
  driver_details: {
    name: 'une demande pour savoir qui conduisait',
    label: 'Demande sur le conducteur',
    wants: '{sender} veut savoir qui conduisait le véhicule.',
  },
  police_penalty: {
    name: 'une amende fixe de la police',
    label: 'Amende fixe de la police',
    wants: '{sender} propose une amende fixe à la place d’un procès.',
    wanted:
      '{sender} a proposé une amende fixe à la place d’un procès. Le jour de la lettre est passé.',
  },
  school_absence_penalty: {
    name: 'une amende pour absence à l’école',
    label: 'Amende pour absence à l’école',
    wants: '{sender} demande une amende parce qu’un enfant a manqué l’école.',
  },
  benefit_move: {
    name: 'un avis pour passer à une autre aide',
    label: 'Passage à une autre aide',
    wants: '{sender} dit qu’une de vos aides s’arrête et que vous devez en demander une autre.',
    wanted:
      '{sender} a dit qu’une de vos aides s’arrête et que vous devez en demander une autre. Le jour pour la demander est passé.',
  },
  benefit_decision: {
    name: 'une décision sur une aide',
    label: 'Décision sur une aide',
    wants: '{sender} a décidé au sujet d’une de vos aides.',
  },
  child_maintenance: {
    name: 'une lettre sur la pension pour un enfant',
    label: 'Pension pour un enfant',
    wants: '{sender} écrit au sujet de l’argent payé pour un enfant.',
  },
  complaint_refused: {
    name: 'une réponse finale à votre réclamation',
    label: 'Réponse à votre réclamation',
    wants: '{sender} répond à votre réclamation. Vous pouvez aller plus loin.',
    wanted:
      '{sender} a répondu à votre réclamation. Le temps pour aller plus loin est peut-être passé.',
  },
  immigration_refusal: {
    name: 'une décision sur votre droit de rester',
    label: 'Décision sur votre séjour',
    wants: '{sender} a décidé de votre droit d’être dans le pays.',
  },
  divorce_papers: {
    name: 'une lettre sur un divorce',
    label: 'Divorce',
    wants: 'La personne avec qui vous êtes uni a demandé la fin du mariage ou de l’union.',
  },
  jury_summons: {
    name: 'une convocation comme juré',
    label: 'Service de juré',
    wants: '{sender} vous appelle comme juré. On ne vous reproche rien.',
  },
  witness_summons: {
    name: 'une convocation comme témoin',
    label: 'Convocation comme témoin',
    wants:
      '{sender} vous appelle pour dire au tribunal ce que vous savez. On ne vous réclame rien.',
  },
  council_order: {
    name: 'un ordre de mettre quelque chose en règle',
    label: 'Ordre d’une autorité',
    wants: '{sender} vous ordonne de faire quelque chose ou d’arrêter.',
  },
  data_breach: {
    name: 'un avis sur une fuite de vos données',
    label: 'Fuite de données',
    wants: '{sender} vous dit que d’autres ont pu voir vos données.',
  },
  price_rise: {
    name: 'un avis de prix plus élevé',
    label: 'Hausse de prix',
    wants: '{sender} veut changer ce que vous payez.',
  },
  single_justice_notice: {
    name: 'une accusation pénale qu’un seul juge tranche sur papier',
    label: 'Accusation pénale sur papier',
    wants: '{sender} vous accuse d’une infraction. Il faut répondre : coupable ou non coupable.',
  },
  court_fine: {
    name: 'une amende d’un tribunal',
    label: 'Amende du tribunal',
    wants: '{sender} demande une amende fixée par un tribunal.',
  },
  vehicle_tax_penalty: {
    name: 'une pénalité sur la taxe du véhicule',
    label: 'Pénalité taxe du véhicule',
    wants: '{sender} demande une pénalité parce qu’un véhicule n’était pas taxé.',
  },
  prescription_penalty: {
    name: 'une pénalité sur des soins gratuits',
    label: 'Pénalité sur des soins gratuits',
    wants: '{sender} dit que des soins gratuits ont été pris sans droit, et demande de l’argent.',
  },
  tribunal_hearing: {
    name: 'un avis d’audience d’un tribunal spécial',
    label: 'Audience du tribunal',
    wants: '{sender} vous dit quand le tribunal se réunit et ce qu’il veut avant.',
  },
  means_form: {
    name: 'un formulaire du tribunal sur vos revenus',
    label: 'Formulaire sur vos revenus',
    wants:
      '{sender} veut savoir ce que vous gagnez et devez, pour régler le paiement d’un jugement.',
  },
  benefit_review: {
    name: 'un formulaire pour garder votre aide',
    label: 'Examen de votre aide',
    wants: '{sender} revoit votre aide et veut un formulaire en retour.',
    wanted:
      '{sender} revoit votre aide et voulait un formulaire en retour. Le jour pour cela est passé.',
  },
  student_overpayment: {
    name: 'une lettre sur de l’argent d’étudiant',
    label: 'Argent d’étudiant',
    wants: '{sender} veut récupérer de l’argent d’étudiant.',
  },
  policy_cancelled: {
    name: 'un avis de fin de votre assurance',
    label: 'Fin de l’assurance',
    wants: '{sender} veut mettre fin à votre assurance, ou l’a fait.',
  },
  account_closing: {
    name: 'un avis de clôture de votre compte',
    label: 'Clôture du compte',
    wants: '{sender} veut fermer votre compte.',
    wanted: '{sender} voulait fermer votre compte. Le jour est passé : il est peut-être fermé.',
  },
  lodger_notice: {
    name: 'un avis pour quitter une chambre chez quelqu’un',
    label: 'Quitter une chambre',
    wants: '{sender} veut que vous quittiez une chambre dans son propre logement.',
  },
  estate_debt: {
    name: 'une lettre sur la dette d’une personne décédée',
    label: 'Dette d’une personne décédée',
    wants: '{sender} demande qui s’occupe de la succession, pour qu’une dette en soit payée.',
  },
  default_notice: {
    name: 'un avis de défaut sur un crédit',
    label: 'Avis de défaut sur un crédit',
    wants: '{sender} dit que vous n’avez pas respecté un crédit et fixe un jour pour régulariser.',
    wanted:
      '{sender} a dit que vous n’avez pas respecté un crédit. Le jour pour régulariser est passé.',
  },
  police_interview: {
    name: 'une convocation à un interrogatoire sur une infraction',
    label: 'Interrogatoire',
    wants: '{sender} veut vous interroger sur une infraction possible. Prenez d’abord un avocat.',
  },
  care_charges: {
    name: 'une facture de soins à la personne',
    label: 'Facture de soins',
    wants: '{sender} dit ce qu’il faut payer pour les soins.',
  },
  works_consultation: {
    name: 'un avis de travaux dans votre immeuble',
    label: 'Travaux dans l’immeuble',
    wants: '{sender} prévoit des travaux que vous aideriez à payer.',
  },
  circular: {
    name: 'un papier écrit à beaucoup de gens',
    label: 'Papier pour beaucoup de gens',
    wants: '{sender} informe beaucoup de gens. Rien ne vous est demandé à vous seul.',
  },
  foreclosure: {
    name: 'un avis de saisie du logement',
    label: 'Saisie du logement',
    wants: '{sender} veut vendre le logement, car le prêt n’est pas payé à temps.',
  },
}
