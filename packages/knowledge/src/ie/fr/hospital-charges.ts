/** The French words of the rows in ../hospital-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOSPITAL_CHARGES_FR: Words = {
  'ie.hospital.want': {
    says: 'Un hôpital vous demande de payer des frais. Vérifiez si vous êtes de ceux qui ne paient rien.',
  },
  'ie.hospital.right-free': {
    says: 'Vous ne payez pas les 100 € avec une medical card, une lettre de votre médecin, ou si l’on vous a gardé. Ni si vous êtes revenu pour la même chose.',
  },
  'ie.hospital.right-inpatient': {
    says: 'Depuis le 17 avril 2023, un patient public ne paie plus de frais par jour dans un hôpital public.',
  },
  'ie.hospital.right-hardship': {
    says: 'Si payer serait trop dur pour vous, demandez au HSE d’annuler les frais, ou de payer par petites parts.',
  },
  'ie.hospital.step': {
    says: 'Écrivez au service des comptes de l’hôpital. Joignez une copie de la medical card ou de la lettre du médecin.',
  },
}
