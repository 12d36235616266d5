/** Conditions on public offices that several subjects share, so that a row never shows where it is not true. */
import type { Test } from '@plainletter/contracts/rule'

export const PUBLIC_DEBT: Test = {
  says: [
    'trésor public',
    'finances publiques',
    'impôt',
    'impôts',
    'amende',
    'urssaf',
    "caisse d'allocations familiales",
    'france travail',
    'forfait post-stationnement',
    'avis des sommes à payer',
    'titre de recettes',
    'titre de recette',
    'comptable public',
    'avis de sommes à payer',
    'saisie administrative à tiers détenteur',
  ],
}

/** Bills of towns and hospitals, which the Treasury collects as it does taxes. */
export const LOCAL_BILL: Test = {
  says: [
    'restauration scolaire',
    'cantine',
    'périscolaire',
    'crèche',
    'centre hospitalier',
    "frais d'hospitalisation",
    'produits locaux',
    'produit local',
  ],
}

export const STATE_SEIZURE: Test = {
  says: ['saisie administrative à tiers détenteur', 'satd', 'avis à tiers détenteur'],
}

/** A formal demand that warns of a seizure, which a seizure itself does not do. */
export const TAX_WARNING: Test = {
  says: [
    'vous mets en demeure',
    'vous mettons en demeure',
    'êtes mis en demeure',
    'êtes mise en demeure',
    "dans l'obligation d'engager des poursuites",
    'dernier avis avant poursuites',
    'avant poursuites',
  ],
}

/** A reminder that names a seizure only as what may come. */
export const TAX_REMINDER: Test = {
  says: [
    'poursuites pourront être engagées',
    'poursuites pourront alors être engagées',
    'poursuites peuvent être engagées',
    'poursuites pourraient être engagées',
    'poursuites seront engagées',
    'pourra engager des poursuites',
    'pourrai engager des poursuites',
  ],
}

/** The tax office wants to change a tax and asks for an answer first. */
export const TAX_PROPOSAL: Test = {
  says: [
    'proposition de rectification',
    'envisageons de rectifier',
    'envisageons de corriger',
    'envisageons de modifier votre déclaration',
    'rectifier votre déclaration',
    'propose de rectifier',
    'proposons de rectifier',
    'proposons de corriger',
  ],
}

/** A contrainte that was issued. Letters also warn of one: "une contrainte pourra être délivrée". */
export const CONSTRAINT: Test = {
  says: [
    'signification de contrainte',
    "signification d'une contrainte",
    'signification de la contrainte',
    'notification de contrainte',
    "notification d'une contrainte",
    'contrainte signifiée',
    'contrainte notifiée',
    'contrainte émise',
    'contrainte du',
    'contrainte en date',
    'contrainte n°',
    'contrainte numéro',
    'contrainte référencée',
    'la présente contrainte',
    'cette contrainte',
    'contrainte ci-jointe',
    'contrainte jointe',
    'objet : contrainte',
    'objet contrainte',
    'opposition à contrainte',
    'opposition à la contrainte',
    'opposition à cette contrainte',
    'former opposition',
    'faire opposition',
  ],
}

/** Letters of the prefect on the stay of foreigners. */
export const STAY: Test = {
  says: [
    'oqtf',
    'obligation de quitter le territoire',
    'obligé de quitter le territoire',
    'obligée de quitter le territoire',
    'titre de séjour',
    'carte de séjour',
    'carte de résident',
    'droit au séjour',
    'interdiction de retour',
  ],
}

/** An office asks for money back. */
export const PAID_BACK: Test = {
  says: [
    'trop-perçu',
    'trop perçu',
    'trop versé',
    'indu',
    'indus',
    'rembourser',
    'remboursement',
    'nous devez',
    'dette',
    'contrainte',
    'à tort',
    'récupérer',
    'récupération',
    'retenues',
  ],
}

/** The end of daily sick pay. Nothing is asked back. */
export const SICK_PAY_ENDS: Test = {
  says: [
    'fin de vos indemnités journalières',
    'fin du versement de vos indemnités journalières',
    'suspension de vos indemnités journalières',
    'suspension du versement de vos indemnités journalières',
    'arrêt du versement de vos indemnités journalières',
    'arrêt de travail ne sera plus indemnisé',
    "arrêt de travail n'est plus justifié",
    'arrêt de travail n’est plus justifié',
    "arrêt de travail n'est plus médicalement justifié",
    'arrêt de travail n’est plus médicalement justifié',
    "n'est plus médicalement justifié",
    'n’est plus médicalement justifié',
  ],
}

/** A bill of a town, a hospital or another public body. */
export const PUBLIC_BILL: Test = {
  says: ['avis des sommes à payer', 'titre de recettes', 'titre de recette'],
}

/** A request for a benefit of the family fund is refused; nothing was paid. */
export const REQUEST_REFUSED: Test = {
  says: [
    "refus d'aide au logement",
    "rejet de votre demande d'aide au logement",
    "refus de votre demande d'aide au logement",
    "demande d'aide au logement est refusée",
    "demande d'aide au logement a été refusée",
    "demande d'aide au logement est rejetée",
    "demande d'aide au logement a été rejetée",
    "refus d'aide personnalisée au logement",
    "rejet de votre demande d'aide personnalisée au logement",
    "refus de votre demande d'aide personnalisée au logement",
    "demande d'aide personnalisée au logement est refusée",
    "demande d'aide personnalisée au logement a été refusée",
    "demande d'aide personnalisée au logement est rejetée",
    "demande d'aide personnalisée au logement a été rejetée",
    "refus d'allocation de logement",
    "rejet de votre demande d'allocation de logement",
    "refus de votre demande d'allocation de logement",
    "demande d'allocation de logement est refusée",
    "demande d'allocation de logement a été refusée",
    "demande d'allocation de logement est rejetée",
    "demande d'allocation de logement a été rejetée",
    "refus de prime d'activité",
    "rejet de votre demande de prime d'activité",
    "refus de votre demande de prime d'activité",
    "demande de prime d'activité est refusée",
    "demande de prime d'activité a été refusée",
    "demande de prime d'activité est rejetée",
    "demande de prime d'activité a été rejetée",
    'refus de rsa',
    'rejet de votre demande de rsa',
    'refus de votre demande de rsa',
    'demande de rsa est refusée',
    'demande de rsa a été refusée',
    'demande de rsa est rejetée',
    'demande de rsa a été rejetée',
    'refus de revenu de solidarité active',
    'rejet de votre demande de revenu de solidarité active',
    'refus de votre demande de revenu de solidarité active',
    'demande de revenu de solidarité active est refusée',
    'demande de revenu de solidarité active a été refusée',
    'demande de revenu de solidarité active est rejetée',
    'demande de revenu de solidarité active a été rejetée',
    "refus d'allocation de rentrée scolaire",
    "rejet de votre demande d'allocation de rentrée scolaire",
    "refus de votre demande d'allocation de rentrée scolaire",
    "demande d'allocation de rentrée scolaire est refusée",
    "demande d'allocation de rentrée scolaire a été refusée",
    "demande d'allocation de rentrée scolaire est rejetée",
    "demande d'allocation de rentrée scolaire a été rejetée",
    'refus de complément familial',
    'rejet de votre demande de complément familial',
    'refus de votre demande de complément familial',
    'demande de complément familial est refusée',
    'demande de complément familial a été refusée',
    'demande de complément familial est rejetée',
    'demande de complément familial a été rejetée',
    "refus de l'aide au logement",
    "refus de l'aide personnalisée au logement",
    "refus de la prime d'activité",
    'refus du rsa',
    'refus du revenu de solidarité active',
    "refus de l'allocation",
    "refus de l'apl",
    "demande d'apl est refusée",
    "demande d'apl a été refusée",
    "étudié votre demande d'allocation de logement",
    "étudié votre demande d'allocation logement",
    "étudié votre demande d'aide au logement",
    "étudié votre demande d'apl",
    'étudié votre demande de rsa',
    "étudié votre demande de prime d'activité",
  ],
}

/** Contributions of the self-employed and of firms. */
export const URSSAF: Test = { says: ['urssaf'] }

/** France Travail strikes somebody off its list or stops the benefit, which takes nothing back. */
export const JOBSEEKER_SANCTION: Test = {
  says: [
    'avertissement avant radiation',
    'avertissement avant sanction',
    'décision de radiation',
    'vous radier de la liste',
    'radié de la liste',
    'radiée de la liste',
    'radiation de la liste',
    'suspension de votre allocation',
    'suspendre votre allocation',
    'suppression de votre allocation',
  ],
}

/** An order to leave the country (OQTF). */
export const LEAVE = {
  says: [
    'oqtf',
    'obligation de quitter le territoire',
    'obligé de quitter le territoire',
    'obligée de quitter le territoire',
  ],
} satisfies Test
