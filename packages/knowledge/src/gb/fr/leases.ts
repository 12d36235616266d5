/** French: the words of the rows in ../leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASES_FR: Words = {
  'gb.lease.right-fair-costs': {
    says: 'Vous ne payez que des frais justes, pour un travail bien fait. Un tribunal (tribunal) peut décider ce que vous devez.',
  },
  'gb.lease.right-asked-first': {
    says: 'Pour des travaux de plus de £250 par logement, on doit vous consulter avant, avec des devis. Sinon votre part peut tomber à £250.',
  },
  'gb.lease.right-old-costs': {
    says: "Vous ne devez pas les frais de plus de 18 mois au jour de la facture. Sauf si on vous a écrit à temps qu'une facture viendrait.",
  },
  'gb.lease.right-see-bills': {
    says: "Chaque facture doit venir avec un résumé de vos droits. Jusque-là, vous pouvez retenir l'argent. Vous pouvez demander à voir les factures.",
  },
  'gb.lease.no-forfeit-yet': {
    says: "On ne peut pas vous prendre le logement pour une facture avant qu'un tribunal la reconnaisse, ou que vous l'acceptiez. Pour £350 ou moins, elle doit aussi avoir plus de trois ans.",
  },
  'gb.lease.step': {
    says: 'Écrivez ce que vous acceptez, ce que vous contestez, et pourquoi. Demandez le résumé des frais et les factures. Payez la part que vous acceptez.',
  },
  'gb.lease.answer': {
    says: 'Vous ne payez que des frais justes. Pour des travaux de plus de £250 par logement, on doit vous consulter avant. Un tribunal peut décider, et personne ne prend le logement avant.',
  },
  'gb.lease.right-longer': {
    says: 'Qui a un long bail (lease) sur un logement peut obtenir un bail plus long à un prix juste. Il ne faut plus en être titulaire depuis deux ans.',
  },
  'gb.lease.right-manage': {
    says: "Les copropriétaires (leaseholders) peuvent prendre en main la gestion de leur immeuble. Il n'y a pas besoin de faute du bailleur.",
  },
}
