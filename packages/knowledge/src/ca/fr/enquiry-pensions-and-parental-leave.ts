/** The French words of the rows in ../enquiry-pensions-and-parental-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_FR: Words = {
  'ca.fact.cpp-disability-denied': {
    says: 'Demandez par écrit une révision dans les 90 jours de la lettre. Joignez un rapport médical disant pourquoi vous ne pouvez faire aucun travail régulier, pas seulement l’ancien. Si c’est encore non, 90 jours pour le Tribunal de la sécurité sociale, gratuit. Ne refaites pas de demande. Beaucoup gagnent en appel.',
  },
  'ca.fact.gis-overpaid': {
    says: 'Appelez Service Canada et demandez une retenue plus petite : elle peut baisser si cela vous met à court. Si la somme est fausse, demandez une révision par écrit en 90 jours. Un REER encaissé une fois compte un an comme revenu ; le supplément peut remonter en juillet. Si le revenu a baissé durablement, demandez une estimation.',
  },
  'ca.fact.parental-leave': {
    says: 'L’AE paie 15 semaines à la personne qui accouche. Puis jusqu’à 40 semaines parentales à partager à 55 %, 35 au plus par parent. Ou jusqu’à 69 semaines à 33 %. Il faut 600 heures assurables ; demandez dès l’arrêt. L’emploi est gardé : souvent 16 à 18 semaines, plus 61 à 63 de congé parental. Le Québec a son régime (RQAP).',
  },
}
