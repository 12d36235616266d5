/** Conditions on jobs that several subjects share, so that a row never shows where it is not true. */
import type { Test } from '@plainletter/contracts/rule'

export const SERIOUS_FAULT: Test = { says: ['faute grave', 'faute lourde'] }

export const ECONOMIC: Test = {
  says: [
    'motif économique',
    'licenciement économique',
    'difficultés économiques',
    'suppression de votre poste',
    'suppression de poste',
    'votre poste est supprimé',
    'votre poste disparaît',
    'votre emploi disparaît',
    'emploi est supprimé',
    'supprimer votre poste',
    'raisons économiques',
    'cause économique',
    'licenciement collectif',
    'sécurisation professionnelle',
  ],
}

export const INVITED: Test = {
  says: [
    'convocation à un entretien préalable',
    'entretien préalable',
    'envisageons de vous licencier',
    'envisageons de procéder à votre licenciement',
    'envisageons votre licenciement',
    'envisageons votre éventuel licenciement',
    'envisage de vous licencier',
    'envisage votre licenciement',
    'entretien préalable à un éventuel licenciement',
    'envisageons à votre égard',
    'envisageons à votre encontre',
    'envisageons de prendre à votre',
    'envisageons une mesure de licenciement',
    'envisageons une sanction',
    'envisageons de rompre votre contrat',
    'envisager à votre égard',
    'éventuel licenciement',
    'mesure de licenciement',
  ],
}

export const DISMISSED: Test = {
  says: [
    'vous notifions votre licenciement',
    'notifions par la présente votre licenciement',
    'notifions votre licenciement',
    'notifie votre licenciement',
    'notifier votre licenciement',
    'informons de votre licenciement',
    'informer de votre licenciement',
    'signifions votre licenciement',
    'notification de licenciement',
    'notification de votre licenciement',
    'votre licenciement pour',
    'votre licenciement prend effet',
    'votre licenciement prendra effet',
    'votre licenciement est effectif',
    'décidé de procéder à votre licenciement',
    'contraints de procéder à votre licenciement',
    'contraint de procéder à votre licenciement',
    'amenés à procéder à votre licenciement',
    'obligés de procéder à votre licenciement',
    'regret de procéder à votre licenciement',
    'procédons à votre licenciement',
    'procédons donc à votre licenciement',
    'décidé de prononcer votre licenciement',
    'contraints de prononcer votre licenciement',
    'prononçons votre licenciement',
    'prononçons donc votre licenciement',
    'décidé de vous licencier',
    'décision de vous licencier',
    'contraint de vous licencier',
    'contrainte de vous licencier',
    'contraints de vous licencier',
    'obligés de vous licencier',
    'regret de vous licencier',
    'devons vous licencier',
    'dois vous licencier',
    'vous êtes licencié',
    'vous êtes licenciée',
    'êtes donc licencié',
    'êtes donc licenciée',
    'décidé de mettre fin à votre contrat',
    'décidé de rompre votre contrat',
    'mettons fin à votre contrat',
    'mettons donc fin à votre contrat',
    'mets fin à votre contrat',
    'rompons votre contrat',
    'ne faites plus partie du personnel',
    "ne faites plus partie de l'entreprise",
    'ne faites plus partie de nos effectifs',
    'votre préavis commence',
    'votre préavis débute',
    "votre préavis d'une durée",
    'début de votre préavis',
    'votre préavis prendra fin',
  ],
}

/** A disciplinary warning, which ends no job. A dismissal speaks of earlier warnings in other words. */
export const WORK_WARNING: Test = {
  says: [
    'notifions cet avertissement',
    'adressons cet avertissement',
    'un avertissement qui',
    'constitue un avertissement',
    'premier avertissement',
    'second avertissement',
    'deuxième avertissement',
    'notifions par la présente un avertissement',
    'notifions un avertissement',
    'notifier un avertissement',
    'adressons un avertissement',
    'adresser un avertissement',
    'adressons par la présente un avertissement',
    'présent avertissement',
    'vaut avertissement',
    'notifions un blâme',
    'notifions par la présente un blâme',
    'avertissement qui sera versé',
    'avertissement disciplinaire',
  ],
}

/** A demand to come back to work. It is no bill, though it is a formal demand. */
export const CALLED_BACK_TO_WORK: Test = {
  says: [
    'présumé démissionnaire',
    'présumée démissionnaire',
    'présomption de démission',
    'considéré comme démissionnaire',
    'considérée comme démissionnaire',
    'reprendre votre poste',
    'reprendre votre travail',
    'justifier votre absence',
    'justifier de votre absence',
  ],
}

/** The end of a trial period, which is no dismissal. */
export const TRIAL_ENDED: Test = {
  says: [
    "rupture de votre période d'essai",
    'rupture de votre période d’essai',
    "rupture de la période d'essai",
    'rupture de la période d’essai',
    "fin à votre période d'essai",
    'fin à votre période d’essai',
    "fin à la période d'essai",
    'fin à la période d’essai',
    "rompre votre période d'essai",
    'rompre votre période d’essai',
    "rompons votre période d'essai",
    "fin de votre période d'essai",
    'fin de votre période d’essai',
  ],
}

/** The end of a fixed-term job, on its day or before. */
export const FIXED_TERM_ENDED: Test = {
  says: [
    'fin de votre contrat à durée déterminée',
    'fin de votre cdd',
    'fin à votre contrat à durée déterminée',
    'fin à votre cdd',
    'rupture anticipée de votre contrat à durée déterminée',
    'rupture anticipée de votre cdd',
    'rupture anticipée du contrat à durée déterminée',
    'terme de votre contrat à durée déterminée',
    'terme de votre cdd',
    'échéance de votre contrat à durée déterminée',
    'échéance de votre cdd',
    'non-renouvellement de votre contrat à durée déterminée',
    'non-renouvellement de votre cdd',
  ],
}

/** Pay that an employer gave by mistake. No benefit office asks for it. */
export const PAY_BY_MISTAKE: Test = {
  says: [
    'trop-perçu sur salaire',
    'trop perçu sur salaire',
    'trop-perçu de salaire',
    'trop perçu de salaire',
    'trop sur votre salaire',
    'salaire versé à tort',
    'salaires versés à tort',
    'salaire indûment versé',
    'erreur sur votre paie',
    'retenue sur votre prochaine paie',
    'retenue sur votre prochain salaire',
  ],
}
