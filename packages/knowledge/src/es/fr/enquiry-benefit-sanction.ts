/** Questions about a sanction of the employment office, or asking it late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SANCTION_FR: Words = {
  'es.ask.sepe-sanction': {
    says: 'Si vous avez oublié le renouvellement (sellar), le paiement s’arrête tant que vous n’êtes pas inscrit : réinscrivez-vous aujourd’hui. Pour un premier rendez-vous manqué on perd le plus souvent un mois, pour un emploi ou cours refusé trois ; plus en cas de récidive. D’abord vient une proposition : répondez par écrit dans son délai, en général 15 jours, avec motif et preuve. Maladie, entretien ou panne du site comptent. Contre la décision : reclamación previa, 30 jours ouvrables.',
  },
  'es.ask.paro-late': {
    says: 'Vous gardez le droit (paro), mais perdez chaque jour entre son début possible et la demande. Demandez donc aujourd’hui, en ligne ou sur rendez-vous : le jour de la première demande compte. Ce n’était pas votre faute, comme maladie ou pas de rendez-vous libre ? Dites-le avec preuve. Contre un refus : 30 jours ouvrables (reclamación previa).',
  },
}
